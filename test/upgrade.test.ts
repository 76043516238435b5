import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { foldMailbox } from "#app/rules/mail/fold-mailbox.ts";
import { readSettings } from "#server/settings.ts";
import { openDatabase } from "#server/tables/engine/database.ts";
import { isMigrated, migrate } from "#server/tables/engine/migrate.ts";
import { migrations } from "#server/tables/migrations/index.ts";
import type { Migration } from "#server/tables/migrations/migration.ts";
import type { Db } from "#server/tables/schema.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { freshDatabase } from "./database.ts";
import { signIn } from "./desk.ts";
import { titleOf } from "./upgrade/earlier-articles.ts";
import { emailOf, keyOfBefore, noteOf, rowsOfBefore } from "./upgrade/earlier-rows.ts";
import { lostRows, makeEarlierSite, readContents } from "./upgrade/earlier-site.ts";
import { withDatabase } from "./with-database.ts";

const names = migrations.map(({ name }) => name);
/** In short the first, one in the middle, the last with a table that went, and the last but one. */
const few = [names[0], names[6], "0049-lists-by-time", names.at(-2)];
const versions = process.env.PROVE ? names : few.map(String);
const count = process.env.PROVE ? 500 : 12;
const rows = await rowsOfBefore(count);

const leftovers: (() => unknown)[] = [];
afterEach(async () => {
  for (const remove of leftovers.splice(0).reverse()) await remove();
});

/** An empty site on the engine of this run. */
async function newSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "upgrade-"));
  const database = await freshDatabase();
  leftovers.push(() => rmSync(dataDir, { recursive: true }), database.drop);
  const env = { ...database.env, DATA_DIR: dataDir };
  const open = async () => {
    const opened = await openDatabase(readSettings(env));
    leftovers.push(() => opened.db.destroy());
    return opened;
  };
  return { env, open };
}

const nameOf = (kind: string, number: number) => `${kind}-${number}`.padEnd(21, "x");
const newest = count - 1;

/** `since` is the first version with a row to show, `path` the page that shows it, and `words` the text to look for. */
const shown: [since: string, path: string, words: string][] = [
  ["0001", paths.article("article-1"), "Words of article 1, which a version before wrote down."],
  ["0001", paths.article("article-of-before"), "Words of article 1, which a version before wrote down."],
  ["0001", deskPaths.articles({ q: `Évènement ${newest}:` }), titleOf(newest)],
  ["0001", paths.blog({ category: "Wine" }), titleOf(0)],
  ["0002", deskPaths.quizResults(), emailOf(newest)],
  ["0002", deskPaths.deliveries("failing"), "Your CRM does not take the message"],
  ["0002", deskPaths.leadsCsv(), emailOf(newest)],
  ["0002", paths.home(), "cellar@house.example"],
  ["0004", deskPaths.leads({ q: "delph" }), `Délphine Roux-${newest}`],
  ["0004", deskPaths.leads({ came: "winery" }), `Délphine Roux-${newest}`],
  ["0004", deskPaths.lead(nameOf("lead", 1)), "Nobody finds shop 1."],
  ["0037", deskPaths.leads({ found: "assistants", page: "/services" }), `Délphine Roux-${newest}`],
  ["0008", deskPaths.lead(nameOf("lead", 1)), noteOf(1)],
  ["0006", deskPaths.bookings(), "Two labels, cellar 1"],
  ["0006", paths.bookingFile(nameOf("visit", 1)), "BEGIN:VEVENT"],
  ["0007", paths.quizResult(nameOf("link", 1)), "52"],
  ["0009", deskPaths.article(nameOf("article", 0)), "As it was, 1"],
];

/** Returns the earlier rows that today's pages do not show. */
async function unread(site: TestSite, version: string) {
  const cookie = await signIn(site, keyOfBefore);
  const missing: string[] = [];
  for (const [since, path, words] of shown.filter(([since]) => since <= version.slice(0, 4))) {
    const answer = await site.get(path, { headers: { cookie }, redirect: "follow" });
    if (answer.status !== 200 || !(await answer.text()).includes(words)) missing.push(`${since} ${path}: ${words}`);
  }
  return missing;
}

test.each(versions)("a database as of %s comes along with all it holds", async (version) => {
  const { env, open } = await newSite();
  const { db, engine } = await open();
  const written = await makeEarlierSite(db, engine, version, rows);
  const before = await readContents(db);
  await migrate(db, engine, 1);
  const lost = lostRows(before, await readContents(db));
  const [last] = leftovers.splice(-1);
  await last?.();
  const site = await startTestSite(env);
  leftovers.push(site.stop);
  console.info(`figure: ${version} on ${engine}: ${written} rows brought along, ${lost.length} lost`);
  expect(lost).toEqual([]);
  expect(await unread(site, version)).toEqual([]);
  const bookings = await withDatabase(site, (db) => db.selectFrom("bookings").select(["email", "mailbox"]).execute());
  expect(bookings.map(({ mailbox }) => mailbox)).toEqual(bookings.map(({ email }) => foldMailbox(email)));
});

/** Fails halfway through its work. */
const faulty: Migration = {
  name: "9999-faulty",
  async up(tx) {
    await sql`create table half_done (id integer)`.execute(tx);
    await sql`alter table leads add column half_done integer`.execute(tx);
    await sql`delete from leads`.execute(tx);
    await sql`insert into nowhere values (1)`.execute(tx);
  },
};

const everything = async (db: Db) => [...(await readContents(db))];

test("a migration that fails leaves all as it was, and the version before goes on", async () => {
  const { env, open } = await newSite();
  const { db, engine } = await open();
  await makeEarlierSite(db, engine, names.at(-1) ?? "", rows);
  const before = await everything(db);
  await expect(migrate(db, engine, 1, [...migrations, faulty])).rejects.toThrow("nowhere");
  const after = await everything(db);
  const [last] = leftovers.splice(-1);
  await last?.();
  expect(after).toEqual(before);
  const site = await startTestSite(env);
  leftovers.push(site.stop);
  expect(await unread(site, names.at(-1) ?? "")).toEqual([]);
  console.info(`figure: a migration that fails half-way on ${engine}: nothing changed, the version before runs on`);
});

/** Each opens the database by itself; on SQLite two processes never share one. */
test.runIf(process.env.ENGINE === "postgres")("of several that start at once each step is done by one", async () => {
  const { open } = await newSite();
  const first = await open();
  await makeEarlierSite(first.db, first.engine, names[0] ?? "", rows);
  const opened = [first, ...(await Promise.all([open(), open(), open()]))];
  const done: string[] = [];
  const counting = migrations.map(({ name, up }) => ({
    name,
    up: async (...given: Parameters<typeof up>) => {
      done.push(name);
      await up(...given);
    },
  }));
  await Promise.all(opened.map(({ db, engine }) => migrate(db, engine, 1, counting)));
  expect(done).toEqual(names.slice(1));
  expect(await isMigrated(first.db)).toBe(true);
  console.info(`figure: ${opened.length} that start at once: each of ${done.length} steps was done by one`);
});

test("plans of before belong to the key or writer that made them, or are drafts once nobody of that name is left", async () => {
  const { open } = await newSite();
  const { db, engine } = await open();
  const madeAt = 1_000_000;
  const plan = (id: string) => {
    const post = JSON.stringify({ id, slug: `slug-of-${id}`, title: id, content: "", imageSrc: "" });
    const none = { kind: "published", writer_id: null, publishing_key_id: null };
    return { ...none, id, article_id: id, hash: id, post, saved_at: madeAt, due_at: madeAt * 2 };
  };
  const noted = (id: string, who: string, at = madeAt + 1000) => {
    const where = { browser: "", network: "" };
    return { ...where, id: `${id}-${at}`, at, kind: "article-planned", about: `slug-of-${id}`, who };
  };
  const ids = ["of-news", "of-anna", "of-nobody", "of-owner", "untold"];
  await makeEarlierSite(db, engine, "0047-plans-of-keys", [
    ["publishing_keys", [{ id: "news", name: "News", hash: "h", created_at: 1, last_used_at: null }]],
    ["writers", [{ id: "anna", name: "Anna", email: "a", may_publish: 1, invited_at: 1, invitation_until: 1 }]],
    ["article_versions", ids.map(plan)],
    [
      "activity",
      [
        ...[noted("of-news", "News"), noted("of-anna", "Anna"), noted("of-nobody", "Revoked"), noted("of-owner", "")],
        ...[noted("of-owner", "News", madeAt + 2000), noted("untold", "News", madeAt - 1)],
      ],
    ],
  ]);
  await migrate(db, engine, 1);
  const plans = db.selectFrom("article_versions").select(["id", "writer_id", "publishing_key_id"]).orderBy("id");
  expect(await plans.where("due_at", "is not", null).execute()).toEqual([
    { id: "of-anna", writer_id: "anna", publishing_key_id: null },
    { id: "of-news", writer_id: null, publishing_key_id: "news" },
    { id: "of-owner", writer_id: null, publishing_key_id: null },
    { id: "untold", writer_id: null, publishing_key_id: null },
  ]);
  const drafts = await db.selectFrom("article_drafts").select(["article_id", "post"]).execute();
  expect(drafts.map(({ article_id, post }) => [article_id, JSON.parse(post).due])).toEqual([["of-nobody", ""]]);
});
