import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { PostSummary } from "#app/rules/post.ts";
import { inOrder, summaryColumns, toSummary, withPictures } from "./article-summaries.ts";
import type { Db, Schema } from "./schema.ts";

type Title = Pick<PostSummary, "slug" | "title">;

/** The newest listed posts that share a category with this one. */
export async function listRelatedArticles(db: Db, post: PostSummary, limit: number): Promise<PostSummary[]> {
  if (post.categories.length === 0) return [];
  const rows = await inOrder(db.selectFrom("articles").select(summaryColumns))
    .where("listed", "=", 1)
    .where("id", "!=", post.id)
    .where("id", "in", (inner) =>
      inner.selectFrom("article_categories").select("article_id").where("category", "in", post.categories),
    )
    .limit(limit)
    .execute();
  return withPictures(db, rows.map(toSummary));
}

type Place = Pick<Schema["articles"], "sort_day" | "source_rank" | "sort_ms" | "id">;

/** The posts before and after this one in the order of all lists. */
export async function findNeighbours(db: Db, id: string): Promise<{ newer?: Title; older?: Title }> {
  const listed = db.selectFrom("articles").where("listed", "=", 1);
  const place = await listed
    .select(["sort_day", "source_rank", "sort_ms", "id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!place) return {};
  const titled = listed.select(["slug", "title"]).limit(1);
  const older = await inOrder(titled)
    .where((where) => isBeyond(where, place, "older"))
    .executeTakeFirst();
  const newer = await titled
    .where((where) => isBeyond(where, place, "newer"))
    .orderBy("sort_day")
    .orderBy("source_rank", "desc")
    .orderBy("sort_ms")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return { newer, older };
}

/** Further down the list than a place, or further up. */
function isBeyond(
  where: ExpressionBuilder<Schema, "articles">,
  place: Place,
  way: "older" | "newer",
): Expression<SqlBool> {
  const [less, more] = way === "older" ? (["<", ">"] as const) : ([">", "<"] as const);
  return where.or([
    where("sort_day", less, place.sort_day),
    where.and([where("sort_day", "=", place.sort_day), where("source_rank", more, place.source_rank)]),
    where.and([
      where("sort_day", "=", place.sort_day),
      where("source_rank", "=", place.source_rank),
      where("sort_ms", less, place.sort_ms),
    ]),
    where.and([
      where("sort_day", "=", place.sort_day),
      where("source_rank", "=", place.source_rank),
      where("sort_ms", "=", place.sort_ms),
      where("id", more, place.id),
    ]),
  ]);
}
