import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import type { Schema } from "#platform/engine/server/schema.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { formPost, readKeyFile, signIn } from "./desk.ts";
import { inShort, isShort, sampled } from "./extent.ts";
import { closedDeskAddresses, openDeskAddresses } from "./site-map.ts";
import { withDatabase } from "./with-database.ts";

const addresses = closedDeskAddresses;

let site: TestSite;
let expired: string;
let activeCookie: string;
/** The cookie of a browser in which the desk was opened before. */
let known: string;
beforeAll(async () => {
  site = await startTestSite();
  expired = await signIn(site);
  site.clock.nowMs += 12 * 60 * 60 * 1000 + 1;
  activeCookie = await signIn(site);
  const opened = await site.get(deskPaths.signIn(), formPost({ key: readKeyFile(site.dataDir) }));
  known = opened.headers.getSetCookie().map((each) => each.split(";")[0])[1] ?? "";
  await site.get(paths.formWidget("winery"), formPost({ name: "Marguerite", email: "m@cellar.example" }));
});
afterAll(() => site.stop());

const kept: (keyof Schema)[] = [
  "leads",
  "lead_submissions",
  "lead_words",
  "quiz_results",
  "outbox",
  "facts",
  "articles",
  "launch_steps",
];
const readAll = () =>
  withDatabase(site, (db) => Promise.all(kept.map((table) => db.selectFrom(table).selectAll().execute())));

const strangers = () => [expired, `${activeCookie}x`, "", "desk=", `desk=${"A".repeat(43)}`].slice(0, inShort(2, 5));

test.each(addresses)("%s shows a stranger the door and nothing else", async (address) => {
  for (const cookie of strangers()) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await site.get(address, { method, headers: { Cookie: cookie } });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, deskPaths.signIn(address)]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(await answer.text()).toBe("");
    }
  }
});

test("what a stranger posts to any address changes nothing", async () => {
  const before = await readAll();
  const intents = ["resend", "resend-all", "erase", "change-status", "add-note", "release", "cancel", "day-off"];
  const foreign: Record<string, string>[] = [
    { Origin: "https://elsewhere.example" },
    { "Sec-Fetch-Site": "cross-site" },
    { Origin: "null" },
  ];
  for (const address of sampled(addresses, 2)) {
    for (const [at, cookie] of strangers().entries())
      for (const intent of isShort ? intents.slice(at, at + 1) : intents) {
        const fields = { intent, sure: "yes", test: "mail", mine: "home", say: "hide" };
        const answer = await site.get(address, formPost(fields, { Cookie: cookie }));
        expect([401, 405, 429], address).toContain(answer.status);
      }
    for (const from of foreign) {
      const sent = formPost({ intent: "erase", sure: "yes" }, { Cookie: activeCookie, ...from });
      expect([address, (await site.get(address, sent)).status]).toEqual([address, 403]);
    }
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
      expect((await site.get(address, { method, headers: { Cookie: activeCookie } })).status).toBe(405);
  }
  expect(await readAll()).toEqual(before);
});

test("a stranger's body is not read, at whatever address of the desk", async () => {
  for (const address of sampled(addresses, 3)) {
    const socket = connect(Number(new URL(site.address).port), "127.0.0.1");
    socket.write(`POST ${address} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n`);
    const [head] = await once(socket, "data");
    expect([address, String(head).slice(0, 12)]).toEqual([
      address,
      expect.stringMatching(/^HTTP\/1\.1 (?:401|405|429)/),
    ]);
    socket.destroy();
  }
});

/** A press of a browser whose session has ended. */
async function pressLate(address: string, body: FormData | URLSearchParams, cookie: string) {
  const answer = await site.get(address, { method: "POST", body, headers: { Cookie: cookie, Accept: "text/html" } });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([401, "no-store"]);
  return answer.text();
}

test("a browser whose session has ended reads so, and gets back what it typed, its proof aside", async () => {
  const [wine, cigar] = ["Wine", "Cigars & smoke\n<b>"];
  const form = new FormData();
  for (const category of [wine, cigar]) form.append("categories", category);
  form.append("ownerKey", "not to be read again");
  form.append("image", new Blob(["a picture"]), "hill.png");
  const html = await pressLate(deskPaths.article("part", { do: "draft" }), form, `${expired}; ${known}`);
  expect(html).toContain(deskCopy.signedOut.text);
  expect(html).toContain(deskCopy.signedOut.againWithoutFiles);
  expect(html).toMatch(/action="\/desk\/articles\/part\?do=draft" encType="multipart\/form-data"/);
  expect([...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, ...field]) => field)).toEqual(
    [
      ["categories", wine],
      ["categories", "Cigars &amp; smoke\r\n&lt;b&gt;"],
    ],
  );
  for (const stranger of [expired, `desk-browser=${"A".repeat(43)}`]) {
    const unread = await pressLate(deskPaths.addresses(), new URLSearchParams({ from: "/typed" }), stranger);
    expect(unread).toContain(deskCopy.signedOut.unread);
    expect(unread).not.toContain("/typed");
  }
});

test("forms ask whose session is open, and learn nothing without one", async () => {
  const ask = (cookie: string) => site.get(deskPaths.session(), { method: "HEAD", headers: { Cookie: cookie } });
  const open = await ask(activeCookie);
  expect([open.status, open.headers.get("Desk-Person")]).toEqual([200, "owner"]);
  expect([(await ask(expired)).status, (await ask(expired)).headers.has("Desk-Person")]).toEqual([303, false]);
});

test.each(sampled(addresses, 4))("the framework's own ways do not lead around the door of %s", async (address) => {
  for (const way of [`${address}.data`, `${address}.data?_routes=desk`, `/__manifest?p=${address}`])
    expect((await site.get(way)).status).toBe(404);
  const around = await site.get(address.replace("/desk", "/desk/%2e%2e/desk"));
  expect([303, 308, 400, 404]).toContain(around.status);
  expect(await around.text()).not.toContain("m@cellar.example");
});

test.each(sampled([...addresses, ...openDeskAddresses], 2))(
  "%s is for its owner's eyes alone, wherever an answer might be kept",
  async (address) => {
    const answer = await site.get(address, { headers: { Cookie: activeCookie } });
    expect([200, 303, 308, 403, 404, 410]).toContain(answer.status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
  },
);

test("a door in capitals leads nowhere, and what its owner saw there is kept for nobody", async () => {
  for (const address of ["/DESK", "/Desk/People", "/desk/PEOPLE.csv", "/desk/Sign-In"]) {
    const seen = await site.get(address, { headers: { Cookie: activeCookie } });
    expect(await seen.text()).not.toContain("m@cellar.example");
    expect(await (await site.get(address)).text()).not.toContain("m@cellar.example");
    expect((await site.get(address, formPost({ key: "wrong", intent: "erase" }))).status).toBeGreaterThanOrEqual(400);
  }
});

test("an address without a page is said within the desk, with the way back", async () => {
  const missing = [
    `${deskPaths.today()}/nothing`,
    deskPaths.lead("nobody"),
    deskPaths.booking("none"),
    deskPaths.delivery("none"),
    deskPaths.factGroup("none"),
    deskPaths.connection("none"),
    deskPaths.article("none"),
  ];
  for (const address of missing) {
    const answer = await site.get(address, { headers: { Cookie: activeCookie } });
    expect([address, answer.status]).toEqual([address, 404]);
    const html = await answer.text();
    expect(html.match(/<title>[^<]*/g)).toEqual(["<title>Not found | Desk"]);
    expect(html).toMatch(new RegExp(`<main[^]*href="${deskPaths.today()}"[^>]*>[^<]*Back to Today`));
    expect(html).toContain('class="desk__bar');
  }
});

test("an earlier owner key opens nothing", async () => {
  const own = await startTestSite();
  const before = readKeyFile(own.dataDir);
  const headers = { Cookie: await signIn(own) };
  await own.get(deskPaths.ownerKey(), formPost({ newKey: "a-key-of-the-owners-own", sure: "yes" }, headers));
  const bearer = { Authorization: `Bearer ${before}` };
  for (const address of sampled(addresses, 6)) {
    expect([address, (await own.get(address, { headers })).status]).toEqual([address, 303]);
    expect([address, (await own.get(address, { headers: bearer })).status]).toEqual([address, 303]);
  }
  expect((await own.get(deskPaths.articles(), formPost({ title: "x" }, bearer))).status).toBe(401);
  await own.stop();
});
