import { pino } from "pino";
import type { Post } from "#facts/post.ts";
import { makeRefusals } from "#features/owner/server/refusals.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { migrate } from "#platform/engine/server/migrate.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { startOfTest } from "./app.ts";
import { freshDatabase } from "./database.ts";
import { newFolder } from "./new-folder.ts";

/** A site's database without running jobs. */
export async function openQuietSite(env: Record<string, string> = {}) {
  const database = await freshDatabase();
  const dataDir = newFolder();
  const settings = readSettings({ ...database.env, ...env, DATA_DIR: dataDir });
  const { db, engine } = await openDatabase(settings);
  await migrate(db, engine, startOfTest);
  const clock = () => startOfTest;
  const log = pino({ level: "silent" });
  return {
    db,
    settings,
    clock,
    log,
    refusals: makeRefusals({ db, clock, log, dayOf: () => "2026-11-21" }),
    stopped: new AbortController().signal,
    async close() {
      await db.destroy();
      await database.drop();
    },
  };
}

export type QuietSite = Awaited<ReturnType<typeof openQuietSite>>;

export const postOf = (index: number, changed: Partial<Post> = {}): Post => ({
  id: `post-${index}`,
  title: `Notes of day ${index}`,
  slug: `notes-of-day-${index}`,
  author: "Ana",
  date: "2026-10-21",
  excerpt: "What was seen.",
  content: "A guest stands in front of the door. ".repeat(5),
  categories: ["Wine"],
  imageSrc: "",
  readTime: 1,
  source: "n8n",
  ...changed,
});
