import { setImmediate as yieldToOthers } from "node:timers/promises";
import { sql } from "kysely";
import type { Post } from "#facts/post.ts";
import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { hashPost } from "./hash-post.ts";

export type Known = Pick<Schema["articles"], "id" | "slug" | "wanted_slug" | "hash" | "listed" | "source">;

/**
 * Of the posts that the feed no longer has, one that it sends again under another id gets its id back if
 * all else is the same.
 */
export function makeIdKeeper(known: Iterable<Known>, sent: ReadonlySet<string>): (post: Post) => Post {
  const left = new Map<string, Known>();
  for (const row of known)
    if (row.source === "n8n" && !sent.has(row.id) && (row.listed === 1 || !left.has(row.wanted_slug)))
      left.set(row.wanted_slug, row);
  return (post) => {
    const row = left.get(post.slug);
    if (!row) return post;
    const same = { ...post, id: row.id };
    if (hashPost(same) !== row.hash) return post;
    left.delete(post.slug);
    return same;
  };
}

export type EarlierPost = { id: string; listed: number; at: number; bytes: number };

const megabyte = 1024 * 1024;
/** A feed whose ids change at each read would fill the disk. */
const maxEarlier = {
  listed: { posts: 20_000, bytes: 256 * megabyte },
  withdrawn: { posts: 2000, bytes: 16 * megabyte },
};

/** The oldest of the posts that the feed no longer has, beyond what is kept of them. */
export function findExcess(earlier: readonly EarlierPost[]): string[] {
  const newestFirst = [...earlier].sort((one, other) => other.at - one.at);
  const kept = { listed: { posts: 0, bytes: 0 }, withdrawn: { posts: 0, bytes: 0 } };
  const isExcess = ({ listed, bytes }: EarlierPost) => {
    const state = listed === 1 ? "listed" : "withdrawn";
    const [so, max] = [kept[state], maxEarlier[state]];
    so.posts += 1;
    so.bytes += bytes;
    return so.posts > max.posts || so.bytes > max.bytes;
  };
  return newestFirst.filter(isExcess).map(({ id }) => id);
}

const rowsPerTransaction = 100;

/** Deletes the oldest posts that are not in the feed's answer, beyond what is kept of them. Returns their number. */
export async function deleteExcess(db: Db, sent: ReadonlySet<string>): Promise<number> {
  const ids = findExcess((await readFeedPosts(db)).filter(({ id }) => !sent.has(id)));
  for (let start = 0; start < ids.length; start += rowsPerTransaction) {
    const some = ids.slice(start, start + rowsPerTransaction);
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom("old_addresses").where("article_id", "in", some).execute();
      await tx.deleteFrom("articles").where("id", "in", some).execute();
      await raiseContentVersion(tx);
    });
    await yieldToOthers();
  }
  return ids.length;
}

const rowsPerRead = 1000;

async function readFeedPosts(db: Db): Promise<EarlierPost[]> {
  const page = db
    .selectFrom("articles")
    .select(["id", "listed", "updated_at", "withdrawn_at"])
    // Both engines know the length in bytes without reading the text.
    .select(sql<number>`octet_length(content) + octet_length(image_src)`.as("bytes"))
    .where("source", "=", "n8n")
    .orderBy("id")
    .limit(rowsPerRead);
  const posts: EarlierPost[] = [];
  for (let isWhole = false; !isWhole; await yieldToOthers()) {
    const rows = await page.where("id", ">", posts.at(-1)?.id ?? "").execute();
    for (const { id, listed, updated_at, withdrawn_at, bytes } of rows)
      posts.push({ id, listed, at: Number(withdrawn_at ?? updated_at), bytes: Number(bytes) });
    isWhole = rows.length < rowsPerRead;
  }
  return posts;
}
