import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings, type Settings } from "#platform/settings/server/settings.ts";
import { freshDatabase } from "../database.ts";
import { freePort } from "../free-port.ts";
import { type SiteProcess, startSiteProcess } from "../site-process.ts";

export type Running = SiteProcess & { port: number; origin: string; dataDir: string };

export type Instances = {
  settings: Settings;
  /** Starts another instance on the same database. */
  add: (env?: Record<string, string>) => Promise<Running>;
  stop: () => Promise<void>;
};

/** Instances as processes with folders of their own: they share the database only. */
export async function openInstances(shared: Record<string, string>): Promise<Instances> {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), "instances-"));
  const running: Running[] = [];
  const envOf = (index: number) => ({ ...shared, ...database.env, DATA_DIR: join(folder, String(index)) });
  return {
    settings: readSettings(envOf(0)),
    async add(env = {}) {
      const port = env.PORT ? Number(env.PORT) : await freePort();
      const own = envOf(running.length);
      const site = startSiteProcess({ ...own, PORT: String(port), ...env });
      const instance = { ...site, port, origin: `http://127.0.0.1:${port}`, dataDir: own.DATA_DIR };
      running.push(instance);
      if ((await site.answers) === undefined) throw new Error("An instance ended before it answered");
      return instance;
    },
    async stop() {
      await Promise.all(running.map(({ end }) => end("SIGTERM")));
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Child processes, from Linux's /proc. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
