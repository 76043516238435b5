import { readFileSync } from "node:fs";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import type { PreparedArticle } from "#features/articles/rules/prepare-article.ts";
import { publishArticle } from "#features/articles/server/publish-article.ts";
import { hashToken } from "#features/owner/server/hash-token.ts";
import { addOwnerKey, readOwnerKey } from "#features/owner/server/queries/owner-keys.ts";
import { addOwnerSession, endOwnerSession } from "#features/owner/server/queries/owner-sessions.ts";
import { writePasskeysOnly } from "#features/owner/server/queries/passkeys.ts";
import type { Publisher } from "#features/owner/server/queries/publishers.ts";
import {
  addPublishingKey,
  notePublishingKeyUse,
  removePublishingKey,
} from "#features/owner/server/queries/publishing-keys.ts";
import { addWriter, letPublish, removeWriter } from "#features/owner/server/queries/writers.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { isOnPostgres } from "./database.ts";
import { formPost, readKeyFile, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { isShort } from "./extent.ts";
import { forFile } from "./stop-after.ts";

const site = forFile(await startTestSite());
const key = readKeyFile(site.dataDir);

const article = {
  title: "Mine",
  author: "A",
  date: "2026-11-20",
  content: "Words enough. ".repeat(9),
  categories: "Wine",
};
const total = async () => (await (await site.get(paths.feed())).json()).total;

const ways = {
  json: (headers: Record<string, string>): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(article),
  }),
  form: (headers: Record<string, string>): RequestInit => formPost(article, headers),
  page: (headers: Record<string, string>): RequestInit => formPost(article, { Accept: "text/html", ...headers }),
};

test.each(Object.keys(ways) as (keyof typeof ways)[])("nobody publishes without the key: %s", async (way) => {
  const before = await total();
  const ask = async (headers: Record<string, string>) =>
    (await site.get(deskPaths.articles(), ways[way](headers))).status;
  const expired = await signIn(site);
  const ended = await signIn(site);
  await site.get(deskPaths.signOut(), formPost({}, { Cookie: ended }));
  expect(await ask({})).toBe(401);
  expect(await ask({ Cookie: `desk=${"A".repeat(43)}` })).toBe(401);
  expect(await ask({ Cookie: `__Host-desk=${expired.slice(5)}` })).toBe(401);
  expect(await ask({ Cookie: ended })).toBe(401);
  expect(await ask({ Authorization: "Bearer wrong" })).toBe(401);
  expect(await ask({ Authorization: "Bearer" })).toBe(401);
  expect(await ask({ Authorization: `Basic ${key}` })).toBe(401);
  expect(await ask({ Authorization: `Bearer ${"x".repeat(10_000)}` })).toBe(401);
  expect(await ask({ Cookie: expired, Origin: "https://elsewhere.example" })).toBe(403);
  expect(await ask({ Authorization: `Bearer ${key}`, Origin: "https://elsewhere.example" })).toBe(403);
  expect(await ask({ Cookie: expired, Origin: "null" })).toBe(403);
  expect(await ask({ Cookie: expired, "Sec-Fetch-Site": "cross-site" })).toBe(403);
  site.clock.nowMs += 12 * 60 * 60 * 1000 + 1;
  expect(await ask({ Cookie: expired })).toBe(401);
  expect(await total()).toBe(before);
});

test("a method in the address or a header changes nothing, and looking needs the cookie", async () => {
  const before = await total();
  const cookie = await signIn(site);
  const headers = { Cookie: cookie, "X-HTTP-Method-Override": "POST" };
  expect((await site.get(`${deskPaths.articles()}?_method=POST&title=a`, { headers })).status).toBe(200);
  const asked = await site.get(deskPaths.articles(), { headers: { Authorization: `Bearer ${key}` } });
  expect([asked.status, asked.headers.get("Location")]).toEqual([303, deskPaths.signIn(deskPaths.articles())]);
  expect(await total()).toBe(before);
});

const publish = (image: string) =>
  site.get(deskPaths.articles(), {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify({ ...article, image }),
  });
const asData = (bytes: Buffer | string, type = "image/png") =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#fff" }, limitInputPixels: false }).png();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const hostile: [string, () => Promise<Buffer | string> | Buffer | string, number][] = [
  ["a drawing", () => svg, 415],
  ["a drawing that says it is a photograph", () => svg, 415],
  ["a page", () => "<!doctype html><script>alert(1)</script>", 415],
  ["a program", () => "MZ\u0090", 415],
  ["a document", () => "%PDF-1.7", 415],
  ["nothing at all", () => " ", 415],
  ["a page behind the first bytes of a GIF", () => "GIF89a/*<script>*/=alert(1)", 422],
  ["a picture that breaks off", async () => (await square(500).toBuffer()).subarray(0, 200), 422],
  ["a few bytes that are 200 million points", () => square(14_200).toBuffer(), 413],
  ["a kilobyte that takes 800 MB to decode", () => readFileSync("test/fixtures/bomb.avif"), 413],
  ["nine megabytes", async () => Buffer.concat([await square(9).toBuffer(), Buffer.alloc(9 * 1024 * 1024)]), 413],
];

/** Each takes seconds to decode. */
const slow = ["a few bytes that are 200 million points", "a kilobyte that takes 800 MB to decode", "nine megabytes"];

test.each(isShort ? hostile.filter(([name]) => !slow.includes(name)) : hostile)(
  "%s is refused with a reason, and nothing is published",
  async (name, make, status) => {
    const before = await total();
    const answer = await publish(asData(await make(), name.includes("photograph") ? "image/jpeg" : "image/svg+xml"));
    expect(answer.status).toBe(status);
    const { error, fields } = await answer.json();
    expect(error).toEqual(expect.any(String));
    expect(fields.image).toEqual(expect.any(String));
    expect(await total()).toBe(before);
  },
  60_000,
);

testInLongRun("a data URL of 30 MB is not even read", async () => {
  const answer = await publish(asData(Buffer.alloc(22 * 1024 * 1024)));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});

testInLongRun("data hidden behind a picture is not in our copy", async () => {
  const polyglot = Buffer.concat([await square(40).toBuffer(), Buffer.from("<script>alert('polyglot')</script>")]);
  const { slug } = await (await publish(asData(polyglot))).json();
  const address = /\/media\/[\w-]+\.webp/.exec(await (await site.get(paths.article(slug))).text())?.[0] ?? "";
  const file = await site.get(address);
  expect(file.headers.get("Content-Type")).toBe("image/webp");
  expect(Buffer.from(await file.arrayBuffer()).includes("polyglot")).toBe(false);
});

test("an uploaded file's name is never used as a path", async () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...article, title: "Path" })) data.append(name, value);
  data.append("image", new Blob([await square(60).toBuffer()]), "../../../../etc/cron.d/x.svg");
  const headers = { Authorization: `Bearer ${key}` };
  const answer = await site.get(deskPaths.articles(), { method: "POST", headers, body: data });
  expect(answer.status).toBe(201);
});

/** Ways in which a right to publish ends while an article is in flight. */
const endings: [string, () => Promise<{ publisher: Publisher; end: () => Promise<unknown> }>][] = [
  [
    "a publishing key is revoked",
    async () => {
      await addPublishingKey(site.db, { id: "news", name: "News", hash: "of-news", createdAt: 0 });
      const publisher = { kind: "publishing key" as const, id: "news", name: "News" };
      return { publisher, end: () => removePublishingKey(site.db, "news") };
    },
  ],
  ["a session is ended", async () => inSession(null, (hash) => endOwnerSession(site.db, hash))],
  ["a writer is removed", async () => inSession("Anna", () => removeWriter(site.db, "Anna"))],
  ["a writer may not publish any more", async () => inSession("Ben", () => letPublish(site.db, "Ben", false))],
  ["only passkeys open the desk", async () => byOwnerKey(() => writePasskeysOnly(site.db, true))],
  ["the owner key is changed", async () => byOwnerKey(() => addOwnerKey(site.db, "salt:hash", 0))],
];

async function byOwnerKey(end: () => Promise<unknown>) {
  await writePasskeysOnly(site.db, false);
  const { id = 0 } = (await readOwnerKey(site.db)) ?? {};
  return { publisher: { kind: "owner key" as const, id }, end };
}

async function inSession(writerId: string | null, end: (tokenHash: string) => Promise<unknown>) {
  const tokenHash = `of-${writerId}`;
  const invitation = { invitationHash: tokenHash, invitationUntil: 0 };
  const writer = { name: "A", email: "a@house.example", mayPublish: true, invitedAt: 0, ...invitation };
  if (writerId) await addWriter(site.db, { id: writerId, ...writer });
  const { id: ownerKeyId = 0 } = (await readOwnerKey(site.db)) ?? {};
  const times = { nowMs: site.clock.nowMs, expiresAt: site.clock.nowMs + 60_000 };
  const session = { tokenHash, ownerKeyId, way: "passkey" as const, browser: "", writerId: writerId ?? undefined };
  await addOwnerSession(site.db, { ...session, ...times });
  return { publisher: { kind: "session" as const, tokenHash }, end: () => end(tokenHash) };
}

test.each(endings)("nothing appears that was on its way while %s", async (_, begin) => {
  const { publisher, end } = await begin();
  const refresh = async () => {};
  const send = (id: string, dueAt?: number) => {
    const text = { parts: [article.content], uses: [], pictures: [] };
    const image = { kind: "address" as const, address: "" };
    const fields = { title: id, slug: id, author: "A", date: "2026-11-20", categories: ["Wine"], excerpt: "" };
    const prepared = { kind: "article", article: { ...fields, id, readTime: 1 }, text, image, dueAt, sent: {} };
    const deps = { db: site.db, nowMs: site.clock.nowMs, refresh, publisher };
    return publishArticle(prepared as unknown as PreparedArticle, deps);
  };
  expect((await send(`before ${_}`)).kind).toBe("published");
  await end();
  const later = site.clock.nowMs + 60_000;
  expect([(await send(`after ${_}`)).kind, (await send(`plan ${_}`, later)).kind]).toEqual([
    "not allowed",
    "not allowed",
  ]);
  const stored = await site.db.selectFrom("article_versions").select("article_id").execute();
  expect(stored.filter(({ article_id }) => article_id.endsWith(_))).toEqual([{ article_id: `before ${_}` }]);
});

test.runIf(isOnPostgres)("a publication waits for a revocation under way, and is refused by it", async () => {
  const [id, secret] = ["in-flight", `publish-${"k".repeat(43)}`];
  await addPublishingKey(site.db, { id, name: "News", hash: hashToken(secret), createdAt: 0 });
  await notePublishingKeyUse(site.db, id, site.clock.nowMs);
  const waiting = () =>
    sql`select 1 from pg_locks where not granted and locktype = 'transactionid'
      and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(site.db);
  const sent = await site.db.transaction().execute(async (tx) => {
    await removePublishingKey(tx, id);
    const answer = site.get(deskPaths.articles(), {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
      body: JSON.stringify({ ...article, title: "In flight" }),
    });
    await soon(waiting).is(({ rows }) => rows.length > 0);
    return { answer };
  });
  const answer = await sent.answer;
  expect([answer.status, (await answer.json()).error]).toEqual([401, expect.stringContaining("has ended")]);
  expect((await site.get(paths.article("in-flight"))).status).toBe(404);
});
