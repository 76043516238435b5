import type { Post } from "#app/rules/post.ts";
import { renderingLease } from "#server/jobs/render-articles.ts";
import { readSettings } from "#server/settings.ts";
import { openDatabase } from "#server/tables/database.ts";
import { takeLease } from "#server/tables/leases.ts";
import { migrate } from "#server/tables/migrate.ts";
import { storeFeedPosts } from "#server/tables/store-articles.ts";

const categories = ["Wine", "Cigar Shops", "Fine Dining", "SEO", "Strategy"];
const paragraph = "The listing is the shop window that most people see first, and somebody else may have dressed it. ";
const msPerDay = 86_400_000;

const nowMs = Date.UTC(2026, 10, 1);

export const makePosts = (count: number): Post[] => Array.from({ length: count }, (_, place) => makePost(place));

/**
 * Fills a folder's database with this many articles of ordinary length. For what has nothing to do with their texts, the
 * rendering of them can be left out: it takes minutes for thousands.
 */
export async function seedArticles(dataDir: string, count: number, isRendered = true) {
  const { db, engine } = await openDatabase(readSettings({ DATA_DIR: dataDir }));
  await migrate(db, engine, nowMs);
  await storeFeedPosts(db, makePosts(count), "listed", nowMs);
  const lease = { name: renderingLease, holder: "bench", nowMs: Date.now(), forMs: msPerDay };
  if (!isRendered) await takeLease(db, lease);
  await db.destroy();
}

function makePost(place: number): Post {
  return {
    id: `seed-${place}`,
    title: `Notes from the cellar, part ${place}`,
    slug: `notes-from-the-cellar-part-${place}`,
    author: "Alder & Vale",
    date: new Date(nowMs - (place % 3000) * msPerDay).toISOString().slice(0, 10),
    excerpt: `What part ${place} says about opening hours, listings and the people who look for them.`,
    content: `## Begin with the listing\n\n${`${paragraph.repeat(5)}\n\n`.repeat(8)}`,
    categories: [categories[place % categories.length] as string],
    imageSrc: "",
    readTime: 4,
    source: "n8n",
  };
}
