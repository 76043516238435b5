import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "#server/settings.ts";
import { addLaunchStep, goLive } from "#server/tables/business/launch-steps.ts";
import { startSite } from "#start-site.ts";
import { eventually } from "./eventually.ts";

export const startOfTest = Date.UTC(2026, 10, 21, 12);

/** Every test site's settings, unless the test overrides them. */
export const testSettings = { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent" };

/** The database that each test site on PostgreSQL copies. */
export const startedDatabase = "started_site";

/**
 * Starts a site until its sample articles are rendered, and stops it. Test sites are copies, with nothing to migrate or
 * render.
 */
export async function makeStartedSite(env: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "started-"));
  const { db, stop } = await startSite(readSettings({ ...testSettings, ...env, DATA_DIR: dataDir }), () => startOfTest);
  const unrendered = db
    .selectFrom("articles")
    .leftJoin("renderings", "renderings.article_hash", "articles.hash")
    .where("renderings.article_hash", "is", null)
    .select("articles.hash");
  await eventually(
    () => unrendered.execute(),
    (rows) => rows.length === 0,
    60_000,
  );
  // Most tests are about sites that have been open for a while.
  await goLive(db, startOfTest);
  await addLaunchStep(db, "checklist hidden", startOfTest);
  await stop();
  return dataDir;
}
