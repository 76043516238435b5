import { sql } from "kysely";
import type { Post } from "#facts/post.ts";
import { storeRendering } from "#features/articles/server/queries/renderings.ts";
import { storeFeedPosts } from "#features/articles/server/queries/store-articles.ts";
import { renderPost } from "#features/articles/server/render-post.ts";
import { type RenderingVersion, readRenderingVersion } from "#features/articles/server/rendering-version.ts";
import { goLive } from "#features/business/server/queries/launch-steps.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { migrate } from "#platform/engine/server/migrate.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { readSettings } from "#platform/settings/server/settings.ts";

const categories = ["Wine", "Cigar Shops", "Fine Dining", "SEO", "Strategy"];
const paragraph = "The listing is the shop window that most people see first, and somebody else may have dressed it. ";
const msPerDay = 86_400_000;

const nowMs = Date.UTC(2026, 10, 1);

export const makePosts = (count: number): Post[] => Array.from({ length: count }, (_, index) => makePost(index));

/** Stored renderings belong to one site. */
export const siteUrl = "https://example.org";

/**
 * Fills a folder's database with this many articles of ordinary length. Rendering thousands takes minutes: where most
 * texts do not matter, only the first `rendered` are, for the site at `origin`, and the others have an empty rendering.
 */
export async function seedArticles(dataDir: string, count: number, rendered?: number, origin = siteUrl) {
  const { db, engine } = await openDatabase(readSettings({ DATA_DIR: dataDir }));
  await migrate(db, engine, nowMs);
  await storeFeedPosts(db, makePosts(count), "listed", nowMs);
  if (rendered !== undefined) await renderFirst(db, rendered, readRenderingVersion(origin));
  await goLive(db, nowMs);
  await db.destroy();
}

async function renderFirst(db: Db, count: number, { version, host }: RenderingVersion) {
  const ids = makePosts(count).map(({ id }) => id);
  const columns = ["hash", "title", "content", "source"] as const;
  for (const { hash, ...written } of await db.selectFrom("articles").select(columns).where("id", "in", ids).execute()) {
    await storeRendering(db, { articleHash: hash, version }, renderPost(written, host, new Map()).shown, nowMs);
  }
  await sql`insert into renderings (article_hash, version, html, contents, is_real, has_loose_marks, made_at)
    select hash, ${version}, '', '[]', 1, 0, ${nowMs} from articles where true on conflict do nothing`.execute(db);
}

function makePost(index: number): Post {
  return {
    id: `seed-${index}`,
    title: `Notes from the cellar, part ${index}`,
    slug: `notes-from-the-cellar-part-${index}`,
    author: "Alder & Vale",
    date: new Date(nowMs - (index % 3000) * msPerDay).toISOString().slice(0, 10),
    excerpt: `What part ${index} says about opening hours, listings and the people who look for them.`,
    content: `## Begin with the listing\n\n${`${paragraph.repeat(5)}\n\n`.repeat(8)}`,
    categories: [categories[index % categories.length] as string],
    imageSrc: "",
    readTime: 4,
    source: "n8n",
  };
}
