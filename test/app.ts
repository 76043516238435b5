import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, test } from "vitest";
import { readSettings, type Settings } from "#platform/settings/server/settings.ts";
import { type StartedSite, startSite } from "../start-site.ts";
import { copyStartedDatabase, freshDatabase } from "./database.ts";
import { isShort } from "./extent.ts";
import { startOfTest, testSettings } from "./started-site.ts";

export { startOfTest };

/** `npm test` runs it on SQLite alone: another test runs its queries on PostgreSQL. */
export const testOnce = test.skipIf(isShort && process.env.ENGINE === "postgres");

/** Only `npm run test:all` runs it: it takes long. */
export const testInLongRun = test.skipIf(isShort);

export type TestSite = StartedSite & {
  clock: { nowMs: number };
  settings: Settings;
  dataDir: string;
  get: (path: string, init?: RequestInit) => Promise<Response>;
};

/** Starts the whole built site on a free port with its own folder and a clock that the test moves. */
export async function startTestSite(env: Record<string, string> = {}, nowMs = startOfTest): Promise<TestSite> {
  const dataDir = env.DATA_DIR ?? (await copyStartedFolder());
  const database = env.DATABASE_URL ? undefined : await (env.DATA_DIR ? freshDatabase() : copyStartedDatabase());
  const clock = { nowMs };
  const settings = readSettings({ ...testSettings, ...database?.env, ...env, DATA_DIR: dataDir });
  const site = await startSite(settings, () => clock.nowMs);
  return {
    ...site,
    clock,
    settings,
    dataDir,
    get: (path, init) => fetch(`${site.address}${path}`, { redirect: "manual", ...init }),
    async stop() {
      await site.stop();
      await database?.drop();
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function copyStartedFolder() {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await cp(inject("startedSite"), folder, { recursive: true });
  return folder;
}
