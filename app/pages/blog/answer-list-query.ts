import { type ListAnswer, postsPerPage } from "#app/rules/compose-list.ts";
import type { ListFilters } from "#app/rules/list-filters.ts";
import { placeholderPost } from "#app/rules/placeholder-post.ts";
import type { PostSummary } from "#app/rules/post.ts";
import type { Edges } from "#server/edges.ts";

/**
 * The pinned post is featured whatever the filters are; without one it is the first that matches. It stands in `posts`
 * like any other: the grid leaves it out.
 */
export async function answerListQuery(edges: Edges, query: ListFilters, limit = postsPerPage): Promise<ListAnswer> {
  const { db, tables, facts } = edges;
  const filter = { q: query.q, category: query.category };
  const found = await tables.articles.listArticles(db, { ...filter, offset: (query.page - 1) * limit, limit });
  const pinned = await tables.articles.findArticleByTitleWords(db, facts().blog.pinnedTitleWords);
  const first = query.page === 1 ? found.posts[0] : await firstMatch(edges, filter);
  const { startedAt } = await tables.feedHealth.readFeedHealth(db);
  return {
    posts: startedAt === null ? found.posts : [...found.posts, placeholderOf(startedAt, found.total)],
    featured: pinned ?? first ?? null,
    total: found.total,
    page: query.page,
    pages: Math.max(1, Math.ceil(found.total / limit)),
    categories: await tables.articles.listCategories(db),
    status: startedAt === null ? "ready" : "started",
  };
}

/** While the feed's workflow is at work, what it will bring is announced beside the posts. */
function placeholderOf(startedAt: number, total: number): PostSummary {
  const { content: _, ...summary } = placeholderPost({ nowMs: startedAt, hasStoredPosts: total > 0 });
  return summary;
}

async function firstMatch({ db, tables }: Edges, filter: { q: string; category: string }) {
  return (await tables.articles.listArticles(db, { ...filter, offset: 0, limit: 1 })).posts[0];
}
