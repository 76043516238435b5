import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { documentFiles } from "#app/rules/leads/documents.ts";
import { passingTables } from "#server/backup/backup-format.ts";
import { openBackup } from "#server/backup/read-backup.ts";
import { readSettings } from "#server/settings.ts";
import { openDatabase } from "#server/tables/engine/database.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { freshDatabase } from "./database.ts";
import { signIn } from "./desk.ts";
import { backupFile, loadDatabase, ownerKey, stoppedAt } from "./fixtures/site-2026-11/load-database.ts";
import { runScript } from "./run-script.ts";
import { type Contents, lostRows, readContents } from "./upgrade/earlier-site.ts";

type Env = Record<string, string>;

const leftovers: (() => unknown)[] = [];
afterEach(async () => {
  for (const remove of leftovers.splice(0).reverse()) await remove();
});

/** The settings of an empty database on the engine of this run. */
async function emptyDatabase(): Promise<Env> {
  const dataDir = mkdtempSync(join(tmpdir(), "upgrade-from-"));
  const database = await freshDatabase();
  leftovers.push(() => rmSync(dataDir, { recursive: true }), database.drop);
  return { ...database.env, DATA_DIR: dataDir };
}

async function fromDatabase(env: Env): Promise<Contents> {
  const settings = readSettings(env);
  await loadDatabase(settings);
  const { db } = await openDatabase(settings);
  const contents = await readContents(db);
  await db.destroy();
  return contents;
}

async function fromBackup(env: Env): Promise<Contents> {
  expect(await runScript("restore", [backupFile], env)).toMatchObject({ problem: "", code: 0 });
  const contents: Contents = new Map();
  for await (const { table, columns, rows } of (await openBackup(backupFile)).batches) {
    const named = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
    contents.set(table, [...(contents.get(table) ?? []), ...named]);
  }
  return contents;
}

/** Tables that a running site rewrites by itself are not compared. */
const isLasting = ([table]: [table: string, rows: unknown]) =>
  table !== "content_version" && !passingTables.includes(table);

/** Every public and private address that must still show something. */
function addressesIn(before: Contents): string[] {
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

const idOfWanda = (before: Contents) => `${before.get("leads")?.find(({ name }) => name === "Wanda Waiting")?.id}`;

/** Pages with words of the stored data that each must show. */
const wordsOf = (before: Contents): [path: string, words: string][] => [
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
async function missingOn(site: TestSite, before: Contents): Promise<string[]> {
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

test.each([
  ["its database", fromDatabase],
  ["its backup", fromBackup],
])("the site of November 2026 goes on with all that %s holds", async (_, fill) => {
  const env = await emptyDatabase();
  const before = new Map([...(await fill(env))].filter(isLasting));
  expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
  const site = await startTestSite(env, stoppedAt);
  leftovers.push(site.stop);
  expect(lostRows(before, await readContents(site.db))).toEqual([]);
  expect(await missingOn(site, before)).toEqual([]);
});
