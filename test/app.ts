import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings, type Settings } from "#server/settings.ts";
import { type Site, startSite } from "#start-site.ts";
import { freshDatabase } from "./database.ts";

export const startOfTest = Date.UTC(2026, 10, 21, 12);

export type TestSite = Site & {
  clock: { nowMs: number };
  settings: Settings;
  dataDir: string;
  get: (path: string, init?: RequestInit) => Promise<Response>;
};

/** Starts the whole built site on a free port and an empty folder, with a clock that stands until it is moved. */
export async function startTestSite(env: Record<string, string> = {}, nowMs = startOfTest): Promise<TestSite> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "site-")));
  const database = env.DATABASE_URL ? undefined : await freshDatabase();
  const clock = { nowMs };
  const settings = readSettings({
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "silent",
    ...database?.env,
    ...env,
    DATA_DIR: dataDir,
  });
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
