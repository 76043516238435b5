import type { PreparedArticle } from "#app/rules/articles/prepare-article.ts";
import { readPosted } from "./articles/read-posted.ts";
import type { Logger } from "./log.ts";
import { type Published, publishArticle } from "./publish-article.ts";
import { findVersion } from "./tables/article-shelf.ts";
import { cancelPlan, isPlanDue, publishDue, storeOwnArticle, withdrawOwnArticle } from "./tables/own-articles.ts";
import type { Db } from "./tables/schema.ts";
import type { Content } from "./tables/watch-content.ts";

type Ground = { db: Db; clock: () => number; content: Content; readFeed: () => Promise<void> };

/** What the owner does with articles; each is shown, or no longer, as soon as it is done. */
export type ArticleDesk = ReturnType<typeof makeArticleDesk>;

export function makeArticleDesk({ db, clock, content, readFeed }: Ground) {
  const { refresh } = content;
  return {
    readPosted,
    publish: (article: PreparedArticle): Promise<Published> => publishArticle(article, { db, nowMs: clock(), refresh }),
    async withdraw(id: string) {
      await db.transaction().execute((tx) => withdrawOwnArticle(tx, id));
      await refresh();
    },
    /** Shows what an article said before; what it says now stays among its versions, and what is planned stays planned. */
    async putBack(id: string, versionId: string) {
      await db.transaction().execute(async (tx) => {
        const post = await findVersion(tx, id, versionId);
        if (post) await storeOwnArticle(tx, post, clock());
      });
      await refresh();
    },
    cancelPlan: (id: string) => db.transaction().execute((tx) => cancelPlan(tx, id)),
    readFeed,
  };
}

/** Publishes what is due, by the clock. */
export async function publishDueArticles(db: Db, nowMs: number, log: Logger): Promise<void> {
  if (!(await isPlanDue(db, nowMs))) return;
  const taken = await db.transaction().execute((tx) => publishDue(tx, nowMs));
  for (const id of taken) log.warn({ id }, "planned article not published");
}
