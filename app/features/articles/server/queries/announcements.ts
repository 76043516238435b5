import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";

export type Unannounced = { id: string; slug: string; state: string };

/** Articles that changed since search engines were told: new, edited, or no longer listed. */
export async function listUnannounced(db: Db, limit: number): Promise<Unannounced[]> {
  const state = sql<string>`articles.hash || ' ' || articles.listed`;
  return db
    .selectFrom("articles")
    .leftJoin("announcements", "announcements.article_id", "articles.id")
    .select(["articles.id", "articles.slug", state.as("state")])
    .where("is_sample", "=", 0)
    .where((where) =>
      where.or([
        where.and([where("announcements.state", "is", null), where("listed", "=", 1)]),
        where("announcements.state", "!=", state),
      ]),
    )
    .orderBy("articles.id")
    .limit(limit)
    .execute();
}

export async function noteAnnounced(tx: Db, articles: readonly Unannounced[]): Promise<void> {
  for (const { id, state } of articles) {
    await tx
      .insertInto("announcements")
      .values({ article_id: id, state })
      .onConflict((conflict) => conflict.column("article_id").doUpdateSet({ state }))
      .execute();
  }
}
