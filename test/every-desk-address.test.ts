import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { theOwner } from "#app/rules/articles/author.ts";
import { hashToken } from "#server/owner/hash-token.ts";
import { addDraft } from "#server/tables/articles/article-drafts.ts";
import { addWriter } from "#server/tables/owner/writers.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { isOnPostgres } from "./database.ts";
import { formPost, readKeyFile, signIn } from "./desk.ts";
import { type Press, pressesOfDesk } from "./desk-presses.ts";
import { makeAuthenticator } from "./passkeys/authenticator.ts";
import { cookieOf, join } from "./passkeys/open-passkeys.ts";
import { closedDeskAddresses, writersAddresses } from "./site-map.ts";

const addresses = closedDeskAddresses;
const presses = pressesOfDesk();

const atOnce = 8;
/** `npm run prove` tries all actions at all addresses, which takes minutes; tests try each at every tenth address. */
const stride = process.env.PROVE ? 1 : 10;
const hourMs = 60 * 60 * 1000;
/** The instance on which keys and sessions are made and ended. */
let site: TestSite;
/** The instance that is asked: on PostgreSQL another one. */
let other: TestSite;
const kinds: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  const env = { TRUST_PROXY: "1" };
  site = await startTestSite(env);
  const { databaseUrl = "" } = site.settings;
  other = isOnPostgres ? await startTestSite({ ...env, DATABASE_URL: databaseUrl, DATA_DIR: site.dataDir }) : site;
  const oldKey = readKeyFile(site.dataDir);
  const newKey = "a-key-of-the-owners-own";
  const [expired, ended, earlier] = [await signIn(site), await signIn(site), await signIn(site)];
  await site.get(deskPaths.signOut(), formPost({}, { Cookie: ended }));
  site.clock.nowMs += 12 * hourMs;
  await site.get(deskPaths.ownerKey(), formPost({ newKey, sure: "yes" }, { Cookie: await signIn(site) }));
  const owner = await signIn(site, newKey);
  const made = await site.get(deskPaths.publishingKeys(), formPost({ name: "News" }, { Cookie: owner }));
  const publishingKey = />(publish-[\w-]{43})</.exec(await made.text())?.[1] ?? "";
  Object.assign(kinds, {
    nobody: {},
    "a forged session": { Cookie: `${owner}x` },
    "an expired session": { Cookie: expired },
    "an ended session": { Cookie: ended },
    "a session of the old key": { Cookie: earlier },
    "the old key": { Authorization: `Bearer ${oldKey}` },
    "a publishing key": { Authorization: `Bearer ${publishingKey}` },
    "a writer of drafts": { Cookie: await makeWriter("Anna", false) },
    "a writer who publishes": { Cookie: await makeWriter("Ben", true) },
    "another site": { Cookie: owner, "Sec-Fetch-Site": "cross-site" },
    "another origin": { Cookie: owner, Origin: "https://elsewhere.example" },
  });
  await site.get(paths.formWidget("winery"), formPost({ name: "Marguerite", email: "m@cellar.example" }));
  const words = { slug: "", excerpt: "", content: "The owner’s words.", author: "", date: "", readTime: "" };
  const draft = { id: "part", title: "Theirs", ...words, categories: [], imageSrc: "", imageAlt: "", due: "" };
  await addDraft(
    site.db,
    draft as unknown as Parameters<typeof addDraft>[1],
    { author: theOwner, writerId: null },
    site.clock.nowMs,
  );
  other.clock.nowMs = site.clock.nowMs;
});
afterAll(async () => {
  if (other !== site) await other.stop();
  await site.stop();
});

async function makeWriter(name: string, mayPublish: boolean): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const invitation = { invitationHash: hashToken(token), invitationUntil: site.clock.nowMs + hourMs };
  const writer = { id: name, name, email: `${name}@house.example`, mayPublish, invitedAt: site.clock.nowMs };
  await addWriter(site.db, { ...writer, ...invitation });
  return cookieOf(await join(site, token, makeAuthenticator(site.address)));
}

/** Tables that the site writes by itself. */
const living =
  /^(activity|alerts|announcements|leases|migrations|outbox.*|party_outcomes|renderings|media|visit_.*|.*_health|.*challenges)$/;
const livingColumns = ["last_used_at", "expires_at"];

async function readAll() {
  const tables = (await site.db.introspection.getTables()).filter(({ name }) => !living.test(name));
  const rows = tables.map(async ({ name }) => {
    const all = await site.db
      .selectFrom(name as "leads")
      .selectAll()
      .execute();
    const lines = all.map((row) => JSON.stringify(row, (key, value) => (livingColumns.includes(key) ? 0 : value)));
    return [name, lines.toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

let asked = 0;
let shed = 0;
const maxAskedAgain = 50;
/** Whether a busy site shed the request. Such requests are repeated and reported. */
const isShed = ({ status, headers }: Response) => status === 503 && headers.has("Retry-After");

/** Sends each request from another network, and moves the clock on for the limits of all networks together. */
async function ask(address: string, init: RequestInit, again = 0): Promise<Response> {
  asked++;
  const network = `11.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const headers = { ...(init.headers as Record<string, string>), "X-Forwarded-For": network };
  const answer = await other.get(address, { ...init, headers });
  if (isShed(answer) && again < maxAskedAgain) {
    shed++;
    await answer.arrayBuffer();
    return ask(address, init, again + 1);
  }
  if (answer.status !== 429) return answer;
  for (const { clock } of new Set([site, other])) clock.nowMs += 60_000;
  return ask(address, init);
}

const isWriter = (kind: string) => kind.startsWith("a writer");
const isForeign = (kind: string) => kind.startsWith("another");
const isTheirs = (kind: string, address: string) => isWriter(kind) && writersAddresses.includes(address);

function mayAnswerLook(kind: string, address: string, { status, headers }: Response): boolean {
  if (isTheirs(kind, address)) return status === 200 || status === 404;
  if (isWriter(kind)) return status === 403;
  return status === 303 && headers.get("Location") === deskPaths.signIn(address);
}

/** An article that says nothing is refused to a publishing key, and to a writer who publishes. */
function mayAnswerPress(kind: string, address: string, { status }: Response): boolean {
  if (status === 405) return true;
  if (isForeign(kind)) return status === 403;
  if (kind === "a publishing key" && address === deskPaths.articles()) return status === 422;
  if (kind === "a writer who publishes" && isTheirs(kind, address)) return status === 422;
  if (kind === "a writer of drafts" && address === deskPaths.articles()) return status === 401;
  return status === (isWriter(kind) ? 403 : 401);
}

/** With the first words of the answer, which say why. */
const told = async (answer: Response) => [answer.status, (await answer.text()).slice(0, 80)];

const withQuery = (address: string, { query }: Press) => (query === "" ? address : `${address}?${query}`);
/** Writers' own drafts have tests of their own. */
const isOfDrafts = (kind: string, address: string) => isWriter(kind) && address === deskPaths.article("part");

async function tryAddress(kind: string, address: string): Promise<unknown[]> {
  const headers = kinds[kind] ?? {};
  const looked = await ask(address, { headers });
  const looks = await told(looked);
  const wrong: unknown[] = isForeign(kind) || mayAnswerLook(kind, address, looked) ? [] : [["GET", ...looks]];
  if (isOfDrafts(kind, address)) return wrong.map((each) => [kind, address, each]);
  const post = async (press: Press) => {
    const answer = await ask(withQuery(address, press), formPost(press.fields, headers));
    const says = await told(answer);
    if (!mayAnswerPress(kind, address, answer)) wrong.push([press, ...says]);
  };
  const tried = presses.filter((_, at) => (at + addresses.indexOf(address)) % stride === 0);
  // Few at once: a busy machine makes the site shed load.
  for (let at = 0; at < tried.length; at += atOnce) await Promise.all(tried.slice(at, at + atOnce).map(post));
  return wrong.map((each) => [kind, address, each]);
}

test("there are addresses, actions and whoever tries them", async () => {
  expect(addresses.length).toBeGreaterThan(60);
  expect(presses.length).toBeGreaterThan(60);
  for (const at of [site, other])
    for (const kind of ["another site", "a writer of drafts", "a writer who publishes"])
      expect((await at.get(deskPaths.articles(), { headers: kinds[kind] ?? {} })).status).toBe(200);
});

const all = [
  "nobody",
  "a forged session",
  "an expired session",
  "an ended session",
  "a session of the old key",
  "the old key",
  "a publishing key",
  "a writer of drafts",
  "a writer who publishes",
  "another site",
  "another origin",
];
test.each(all)(
  "%s does nothing at any address with any action",
  async (kind) => {
    const before = await readAll();
    const wrong: unknown[] = [];
    const [askedBefore, shedBefore] = [asked, shed];
    for (const address of addresses) wrong.push(...(await tryAddress(kind, address)));
    console.info(
      `figure: ${kind}: ${asked - askedBefore} requests, ${shed - shedBefore} of them shed and asked again, ${wrong.length} wrong`,
    );
    expect(wrong).toEqual([]);
    expect(await readAll()).toEqual(before);
  },
  600_000,
);
