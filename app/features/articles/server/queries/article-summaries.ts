import type { SelectQueryBuilder } from "kysely";
import type { PostSummary } from "#facts/post.ts";
import { findPictures } from "#features/pictures/server/pictures.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";

type Row = Schema["articles"];

export const summaryColumns = [
  "id",
  "source",
  "slug",
  "title",
  "author",
  "date",
  "excerpt",
  "categories",
  "image_src",
  "read_time_minutes",
] as const;

export const toSummary = (row: Pick<Row, (typeof summaryColumns)[number]>): PostSummary => ({
  id: row.id,
  source: row.source,
  slug: row.slug,
  title: row.title,
  author: row.author,
  date: row.date,
  excerpt: row.excerpt,
  categories: JSON.parse(row.categories),
  imageSrc: row.image_src,
  readTime: row.read_time_minutes,
});

/** The order of all lists. */
export const inOrder = <Selected>(query: SelectQueryBuilder<Schema, "articles", Selected>) =>
  query.orderBy("sort_day", "desc").orderBy("source_rank").orderBy("sort_ms", "desc").orderBy("id");

/** Replaces pictures by our copies of them, if there are any. */
export async function withPictures<Each extends PostSummary>(db: Db, posts: Each[]): Promise<Each[]> {
  const copies = await findPictures(
    db,
    posts.map(({ imageSrc }) => imageSrc),
  );
  return posts.map((post) => {
    const picture = copies.get(post.imageSrc);
    return picture ? { ...post, picture } : post;
  });
}
