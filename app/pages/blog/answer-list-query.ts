import { composeList, type ListAnswer, postsPerPage } from "#app/rules/articles/compose-list.ts";
import type { ListFilters } from "#app/rules/articles/list-filters.ts";
import { placeholderPost } from "#app/rules/articles/placeholder-post.ts";
import type { PostSummary } from "#app/rules/articles/post.ts";
import type { Services } from "#server/services.ts";

/** One page of the list, with our copies of the pictures. */
export async function answerListQuery(
  services: Services,
  query: ListFilters,
  limit = postsPerPage,
): Promise<ListAnswer> {
  const { db, settings, tables, readListing } = services;
  const { posts, byCategory, categories, pinned } = await readListing();
  const health = await tables.feedHealth.readFeedHealth(db);
  const { startedAt } = health;
  const hasNone = posts.length === 0 && Boolean(settings.feedUrl);
  // Without a search, a category has a list of its own; a search scans one text of all posts.
  const list = query.q ? undefined : byCategory.get(query.category);
  const found = composeList(list ?? posts, list ? { ...query, category: "" } : query, pinned, limit);
  const shown = await tables.articles.withPictures(db, found.featured ? [found.featured, ...found.posts] : found.posts);
  const listed = found.featured ? shown.slice(1) : shown;
  return {
    ...found,
    posts: startedAt === null ? listed : [...listed, placeholderOf(startedAt, posts.length > 0)],
    featured: found.featured && (shown[0] ?? null),
    categories,
    status: startedAt === null ? "ready" : "started",
    ...(hasNone && tables.feedHealth.isFeedUnread(health) && { isAwaited: true }),
    ...(hasNone && !tables.feedHealth.isFeedWell(health) && { hasFailed: true }),
  };
}

/** Whether a link leads to this page of the list. */
export const isOfferedPage = ({ pages, categories }: ListAnswer, { page, category }: ListFilters) =>
  page <= pages && (!category || categories.includes(category));

/** While the feed's workflow runs, a placeholder announces what is coming. */
function placeholderOf(startedAt: number, hasStoredPosts: boolean): PostSummary {
  const { content: _, ...summary } = placeholderPost({ nowMs: startedAt, hasStoredPosts });
  return summary;
}
