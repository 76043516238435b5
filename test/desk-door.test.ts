import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskCopy } from "#app/copy/desk/desk.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import type { Schema } from "#server/tables/schema.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { inShort, isShort, sampled } from "./extent.ts";
import { closedDeskAddresses, openDeskAddresses } from "./site-map.ts";
import { withDatabase } from "./with-database.ts";

const addresses = closedDeskAddresses;

let site: TestSite;
let expired: string;
let activeCookie: string;
beforeAll(async () => {
  site = await startTestSite();
  expired = await signIn(site);
  site.clock.nowMs += 12 * 60 * 60 * 1000 + 1;
  activeCookie = await signIn(site);
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

test("there is a desk to be tried", () => {
  expect(addresses).toContain(deskPaths.today());
  expect(addresses.length).toBeGreaterThan(2);
});

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

test.each(sampled(addresses, 2))("what a stranger posts to %s changes nothing", async (address) => {
  const before = await readAll();
  const intents = ["resend", "resend-all", "erase", "change-status", "add-note", "release", "cancel", "day-off"];
  for (const [at, cookie] of strangers().entries()) {
    for (const intent of isShort ? intents.slice(at, at + 1) : intents) {
      const answer = await site.get(
        address,
        formPost({ intent, sure: "yes", test: "mail", mine: "home", say: "hide" }, { Cookie: cookie }),
      );
      expect([401, 405, 429]).toContain(answer.status);
    }
  }
  const signed = { Cookie: activeCookie };
  const foreign: Record<string, string>[] = [
    { Origin: "https://elsewhere.example" },
    { "Sec-Fetch-Site": "cross-site" },
    { Origin: "null" },
  ];
  for (const from of foreign)
    expect((await site.get(address, formPost({ intent: "erase", sure: "yes" }, { ...signed, ...from }))).status).toBe(
      403,
    );
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
    expect((await site.get(address, { method, headers: signed })).status).toBe(405);
  expect(await readAll()).toEqual(before);
});

test("a stranger's body is not read, at whatever address of the desk", async () => {
  for (const address of addresses) {
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

test("a browser whose session has ended reads so, at a press", async () => {
  const headers = { Cookie: expired, Accept: "text/html" };
  const answer = await site.get(deskPaths.addresses(), formPost({ from: "/a", to: "/about" }, headers));
  expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining(deskCopy.signedOut.title)]);
});

test.each(sampled(addresses, 4))("the framework's own ways do not lead around the door of %s", async (address) => {
  for (const way of [`${address}.data`, `${address}.data?_routes=desk`, `/__manifest?p=${address}`])
    expect((await site.get(way)).status).toBe(404);
  const around = await site.get(address.replace("/desk", "/desk/%2e%2e/desk"));
  expect([303, 308, 400, 404]).toContain(around.status);
  expect(await around.text()).not.toContain("m@cellar.example");
});

test.each([...addresses, ...openDeskAddresses])(
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
    expect(html).toContain("<title>Not found | Desk</title>");
    expect(html).toMatch(new RegExp(`<main[^]*href="${deskPaths.today()}"[^>]*>[^<]*Back to Today`));
    expect(html).toContain('class="desk__bar');
  }
});
