import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { documentFiles } from "#facts/documents.ts";
import { paths } from "#facts/paths.ts";
import { passingTables } from "#features/backup/server/backup-format.ts";
import { checkBackup } from "#features/backup/server/read-backup.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { isMigrated, migrate } from "#platform/engine/server/migrate.ts";
import { migrations } from "#platform/engine/server/migrations/index.ts";
import type { Migration } from "#platform/engine/server/migrations/migration.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { freshDatabase } from "./database.ts";
import { signIn } from "./desk.ts";
import { backupFile, ownerKey, readStoredSqlite, stoppedAt } from "./fixtures/site-before-1.0/stored-site.ts";
import { newFolder } from "./new-folder.ts";
import { runScript } from "./run-script.ts";
import { forTest } from "./stop-after.ts";
import { lostRows, readRows, type StoredRows } from "./stored-rows.ts";

type Env = Record<string, string>;

/** The settings of an empty database on the engine of this run. */
async function emptyPlace() {
  const dataDir = newFolder();
  const database = await freshDatabase();
  onTestFinished(database.drop);
  return { ...database.env, DATA_DIR: dataDir };
}

async function open(env: Env) {
  const opened = await openDatabase(readSettings(env));
  onTestFinished(() => opened.db.destroy());
  return opened;
}

async function restoreBackup(env: Env) {
  expect(await runScript("restore", [backupFile], env)).toMatchObject({ problem: "", code: 0 });
}

const putFile = async (env: Env) =>
  writeFileSync(join(`${env.DATA_DIR}`, "site.sqlite"), readStoredSqlite(), { mode: 0o600 });

/** Tables that a running site rewrites by itself are not compared. */
const isLasting = ([table]: [table: string, rows: unknown]) =>
  !["content_version", "outbox_resends", ...passingTables].includes(table);

/** Every public and private address that must still show something. */
function addressesIn(before: StoredRows): string[] {
  const all = (table: string, column: string) => (before.get(table) ?? []).map((row) => `${row[column]}`);
  const listed = (before.get("articles") ?? []).filter(({ listed }) => listed === 1);
  const media = before.get("media") ?? [];
  return [
    ...[...listed.map(({ slug }) => `${slug}`), ...all("old_addresses", "slug")].map(paths.article),
    ...media.map(({ hash, type }) => paths.media(`${hash}.${type}`)),
    ...Object.values(documentFiles).map(paths.download),
    ...all("quiz_results", "link_key").map(paths.quizResult),
    ...all("bookings", "link_key").map(paths.booking),
  ];
}

const idOfWanda = (before: StoredRows) => `${before.get("leads")?.find(({ name }) => name === "Wanda Waiting")?.id}`;

/** Pages with words of the stored data that each must show. */
const wordsOf = (before: StoredRows): [path: string, words: string][] => [
  [paths.home(), "Halden &amp; Rook"],
  [paths.services(), "$1,150"],
  [paths.blog(), "How a Hill Sells Its Wine"],
  [`${paths.feed()}?limit=100`, "Plain Words for a Craft Brand"],
  [paths.article("the-open-door"), "What stood at the open door, third version."],
  [deskPaths.leads(), "Wanda Waiting"],
  [deskPaths.leads({ q: "delph", status: "client" }), "Délphine Roux"],
  [deskPaths.lead(idOfWanda(before)), "My message waits."],
  [deskPaths.leadsCsv(), "Called; call again in the first week of December. ☎"],
  [deskPaths.spam(), "Buy now http://spam.example"],
  [deskPaths.bookings(), "Marguerite Vale"],
  [deskPaths.quizResults(), "quiz.one@vineyard.example"],
  [deskPaths.deliveries(), "does not answer"],
  [deskPaths.deliveries("waiting"), "Wanda Waiting"],
  [deskPaths.articles(), "Planned for March"],
  [deskPaths.article("own-first-door"), "do=take-back"],
  [deskPaths.facts(), "cellar@halden-rook.example"],
];

/** Addresses that do not answer 200, and pages without their words. */
async function missingOn(site: TestSite, before: StoredRows): Promise<string[]> {
  const cookie = await signIn(site, ownerKey);
  const addresses = addressesIn(before).map((path): [path: string, words: string] => [path, ""]);
  const missing: string[] = [];
  for (const [path, words] of [...addresses, ...wordsOf(before)]) {
    const answer = await site.get(path, { headers: { cookie }, redirect: "follow" });
    const isThere = (await answer.text()).includes(words);
    if (answer.status !== 200 || !isThere) missing.push(`${answer.status} ${path} ${words}`);
  }
  return missing;
}

const ways: [what: string, put: (env: Env) => Promise<void>][] = [["backup", restoreBackup]];
if (process.env.ENGINE === "sqlite") ways.push(["database", putFile]);

test.each(ways)("the site before the first release goes on with all that its %s holds", async (_, put) => {
  const env = await emptyPlace();
  await put(env);
  mkdirSync(join(env.DATA_DIR, "backups"));
  const { db } = await openDatabase(readSettings(env));
  const before = new Map([...(await readRows(db))].filter(isLasting));
  // The running site reckons it anew.
  for (const lead of before.get("leads") ?? []) delete lead.warm_until;
  await db.destroy();
  const site = forTest(await startTestSite(env, stoppedAt));
  expect(lostRows(before, await readRows(site.db))).toEqual([]);
  expect(await missingOn(site, before)).toEqual([]);
  const kept = readdirSync(join(env.DATA_DIR, "backups")).map((name) => join(env.DATA_DIR, "backups", name));
  // The restored one had its upgrade then.
  expect(kept).toEqual(put === putFile ? [expect.stringMatching(/\/before-site-[\dT-]+Z\.backup\.gz$/)] : []);
  for (const file of kept) expect(await checkBackup(file)).toBeGreaterThan(100);
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

test("a migration that fails leaves all as it was", async () => {
  const env = await emptyPlace();
  await restoreBackup(env);
  const { db, engine } = await open(env);
  const before = await readRows(db);
  await expect(migrate(db, engine, 1, [...migrations, faulty])).rejects.toThrow("nowhere");
  expect(await readRows(db)).toEqual(before);
});

/** Each opens the database by itself; on SQLite two processes never share one. */
test.runIf(process.env.ENGINE === "postgres")("of several that start at once each step is done by one", async () => {
  const env = await emptyPlace();
  const opened = await Promise.all([open(env), open(env), open(env), open(env)]);
  const done: string[] = [];
  const counting = migrations.map(({ name, up }) => ({
    name,
    up: async (...given: Parameters<typeof up>) => {
      done.push(name);
      await up(...given);
    },
  }));
  await Promise.all(opened.map(({ db, engine }) => migrate(db, engine, 1, counting)));
  expect(done).toEqual(migrations.map(({ name }) => name));
  expect(await isMigrated(opened[0].db)).toBe(true);
});

test("a database from before the first release that was never upgraded is refused in one line, untouched", async () => {
  const { db, engine } = await open(await emptyPlace());
  await sql`create table migrations (name text primary key, applied_at bigint not null)`.execute(db);
  await sql`insert into migrations (name, applied_at) values ('0052-challenge-networks', 1)`.execute(db);
  await expect(migrate(db, engine, 1)).rejects.toThrow(
    /^(DATA_DIR|DATABASE_URL): .*; start it once with commit da329c06/,
  );
  expect([...(await readRows(db)).keys()]).toEqual(["migrations"]);
});
