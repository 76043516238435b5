import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { backupName } from "#features/backup/plan-backup.ts";
import { makeBackups } from "#features/backup/server/backups.ts";
import { makeBackupJob } from "#features/backup/server/nightly-backup.ts";
import { checkBackup } from "#features/backup/server/read-backup.ts";
import { watchContent } from "#features/business/server/watch-content.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { forFile } from "./stop-after.ts";

const hourMs = 60 * 60 * 1000;
const site = forFile(await startTestSite());
let cookie = await signIn(site);

const folder = () => join(site.dataDir, "backups");
const asOwner = (path: string, init: RequestInit = {}) =>
  site.get(path, { ...init, headers: { Cookie: cookie, ...init.headers } });
const page = async () => (await asOwner(deskPaths.backup())).text();

test("everything is downloaded as one file that is whole, and nothing of it stays behind", async () => {
  const answer = await asOwner(deskPaths.backupNow(), formPost({}));
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/gzip"]);
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="site-2026-11-21T12-00-00Z.backup.gz"');
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const bytes = Buffer.from(await answer.arrayBuffer());
  const file = join(site.dataDir, "downloaded.gz");
  writeFileSync(file, bytes);
  expect(await checkBackup(file)).toBeGreaterThan(8);
  await soon(() => readdirSync(folder())).is((names) => names.length === 0);
});

test("the page sends the owner to whoever runs the server, and names no file, command or setting", async () => {
  const words = (html: string) => (html.split("<main")[1] ?? "").replace(/<[^>]+>/g, " ");
  const html = await page();
  expect(html).toContain("Give this file to whoever runs your server.");
  expect(html).toContain(`href="${deskPaths.backupHow()}"`);
  expect(words(html)).not.toMatch(/npm|scripts\/|\.env|backups”|[A-Z]+_[A-Z]+/);
  expect(await (await asOwner(deskPaths.backupHow())).text()).toContain("scripts/restore.ts");
});

async function makeKeepers(count: number) {
  const { db } = await openDatabase(site.settings);
  const log = pino({ level: "silent" });
  const content = await watchContent(db, log);
  const deps = { db, settings: site.settings, clock: () => site.clock.nowMs, log, content };
  const keepers = Array.from({ length: count }, (_, index) =>
    makeBackupJob({ ...deps, stopped: new AbortController().signal }, `holder ${index}`),
  );
  return { keepers, close: () => db.destroy() };
}

testInLongRun("one of several instances makes the nightly backup; it is kept for 14 days", async () => {
  const { keepers, close } = await makeKeepers(3);
  const run = () => Promise.all(keepers.map((keep) => keep()));
  site.clock.nowMs = Date.UTC(2026, 10, 22, 10, 59);
  await run();
  expect(readdirSync(folder())).toEqual([]);
  site.clock.nowMs += 60_000;
  await run();
  await run();
  const [name = "", ...others] = readdirSync(folder());
  expect([name, others]).toEqual(["site-2026-11-22T11-00-00Z.backup.gz", []]);
  cookie = await signIn(site);
  expect(await page()).toContain("The last was made November 22, 2026, 3:00");
  const kept = await asOwner(deskPaths.storedBackup(name));
  expect([kept.status, Number(kept.headers.get("Content-Length"))]).toEqual([200, (await kept.bytes()).length]);
  site.clock.nowMs += 14 * 24 * hourMs + 1;
  await run();
  expect(readdirSync(folder())).toEqual(["site-2026-12-06T11-00-00Z.backup.gz"]);
  await close();
});

test("a failed backup is shown on the page and retried in an hour", async () => {
  const { keepers, close } = await makeKeepers(1);
  site.clock.nowMs = Date.UTC(2026, 11, 8, 12);
  cookie = await signIn(site);
  const inTheWay = join(folder(), `${backupName(site.clock.nowMs)}.partial`);
  mkdirSync(inTheWay);
  await keepers[0]?.();
  expect(await page()).toMatch(/The last attempt failed\. .*<details[^>]*>.*EISDIR.*<\/details>/);
  site.clock.nowMs += hourMs;
  await keepers[0]?.();
  expect(await page()).not.toContain("failed");
  await close();
});

test("a backup of the desk that could not be made is in the log", async () => {
  const lines: { msg: string; outcome: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const dataDir = join(site.dataDir, "elsewhere");
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "backups"), "in the way");
  const backups = makeBackups({ db: site.db, settings: { ...site.settings, dataDir }, clock: Date.now, log });
  expect(await backups.make()).toBeUndefined();
  expect(lines).toMatchObject([{ msg: "not backed up", outcome: expect.stringMatching(/EEXIST|ENOTDIR/) }]);
});

test("an unfinished backup is deleted after a day; other files stay", async () => {
  const { keepers, close } = await makeKeepers(1);
  const long = new Date(Date.now() - 25 * hourMs);
  for (const name of ["download-x", "y.partial", "notes.txt"]) {
    writeFileSync(join(folder(), name), "");
    utimesSync(join(folder(), name), long, long);
  }
  await keepers[0]?.();
  const names = readdirSync(folder());
  expect(names).toContain("notes.txt");
  expect(names.filter((name) => /download|y\.partial/.test(name))).toEqual([]);
  await close();
});

test.each(["nothing.gz", "..%2Fsite.sqlite", "site.sqlite", backupName(1)])("there is no backup %s", async (name) => {
  cookie = await signIn(site);
  expect((await asOwner(`/desk/backup/kept/${name}`)).status).toBe(404);
});

testInLongRun("an unreadable file among the backups does not prevent the next", async () => {
  const { keepers, close } = await makeKeepers(1);
  site.clock.nowMs = Date.UTC(2026, 11, 9, 12);
  symlinkSync("nowhere", join(folder(), "lost"));
  await keepers[0]?.();
  expect(readdirSync(folder())).toContain(backupName(site.clock.nowMs));
  await close();
});
