import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRenderingVersion } from "#features/articles/server/rendering-version.ts";
import { addLaunchStep, goLive } from "#features/business/server/queries/launch-steps.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { startSite } from "../start-site.ts";
import { soon } from "./eventually.ts";

export const startOfTest = Date.UTC(2026, 10, 21, 12);

/** Every test site's settings, unless the test overrides them. */
export const testSettings = { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent" };

/** The database that each test site on PostgreSQL copies. */
export const startedDatabase = "started_site";

/** The public address of most test sites that have one. */
const publicAddress = "http://house.example";

/**
 * Starts a site until its sample articles are rendered, and stops it; once for each address, since renderings depend on
 * it. Test sites are copies, with nothing to migrate or render.
 */
export async function makeStartedSite(env: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "started-"));
  const addresses: Record<string, string>[] = [{}, { SITE_URL: publicAddress }];
  for (const address of addresses)
    await startOnce({ ...env, ...address, DATA_DIR: dataDir }, startOfTest, async (db) => {
      // Most tests are about sites that have been open for a while.
      await goLive(db, startOfTest);
      await addLaunchStep(db, "checklist hidden", startOfTest);
    });
  return dataDir;
}

/** Starts a site until it has articles and all are rendered, changes it, and stops it. */
export async function startOnce(env: Record<string, string>, nowMs: number, change = async (_: Db) => {}) {
  const settings = readSettings({ ...testSettings, ...env });
  const { version } = readRenderingVersion(settings.siteUrl);
  const { db, stop } = await startSite(settings, () => nowMs);
  const articles = db.selectFrom("articles").select((each) => each.fn.countAll<number>().as("count"));
  const renderings = db.selectFrom("renderings").where("version", "=", version).select("article_hash");
  await soon(async () => {
    const count = Number((await articles.executeTakeFirstOrThrow()).count);
    return { count, missing: count - (await renderings.execute()).length };
  }, 60_000).is(({ count, missing }) => count > 0 && missing === 0);
  await change(db);
  await stop();
}
