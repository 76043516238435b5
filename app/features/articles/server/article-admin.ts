import type { Publisher } from "#features/owner/server/queries/publishers.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Content } from "#platform/process/server/content.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { PreparedArticle } from "../rules/prepare-article.ts";
import { makeArticleDrafts } from "./article-drafts.ts";
import { type Published, publishArticle } from "./publish-article.ts";
import { isPlanDue, publishDue, showOwnArticle, stopPlan, withdrawOwnArticle } from "./queries/own-articles.ts";
import { readPosted, readPostedDraft } from "./read-posted.ts";

type Deps = { db: Db; clock: () => number; content: Content; readFeed: () => Promise<void> };

/** The owner's actions on articles; each change shows at once. */
export type ArticleAdmin = ReturnType<typeof makeArticleAdmin>;

export function makeArticleAdmin({ db, clock, content, readFeed }: Deps) {
  const { refresh } = content;
  return {
    readPosted,
    readPostedDraft,
    publish: (article: PreparedArticle, publisher: Publisher): Promise<Published> =>
      publishArticle(article, { db, nowMs: clock(), refresh, publisher }),
    async withdraw(id: string) {
      await db.transaction().execute((tx) => withdrawOwnArticle(tx, id));
      await refresh();
    },
    async showAgain(id: string) {
      await db.transaction().execute((tx) => showOwnArticle(tx, id));
      await refresh();
    },
    stopPlan: (id: string) => db.transaction().execute((tx) => stopPlan(tx, id, clock())),
    drafts: makeArticleDrafts({ db, clock }),
    readFeed,
  };
}

/** Publishes planned articles whose time has come. */
export async function publishDueArticles(db: Db, nowMs: number, log: Logger): Promise<void> {
  if (!(await isPlanDue(db, nowMs))) return;
  const taken = await db.transaction().execute((tx) => publishDue(tx, nowMs));
  for (const id of taken) log.warn({ id }, "planned article not published");
}
