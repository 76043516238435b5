import { composeList, type ListPage, postsPerPage } from "#app/rules/articles/compose-list.ts";
import type { ListFilters } from "#app/rules/articles/list-filters.ts";
import { placeholderPost } from "#app/rules/articles/placeholder-post.ts";
import type { PostSummary } from "#app/rules/articles/post.ts";
import type { Services } from "#server/services.ts";

/** One page of the list, with our copies of the pictures. */
export async function loadList(services: Services, query: ListFilters, limit = postsPerPage): Promise<ListPage> {
  const { queries, publicSettings, readListing } = services;
  const { posts, byCategory, categories, pinned } = await readListing();
  const health = await queries.feedHealth.readFeedHealth();
  const { startedAt } = health;
  const hasNone = posts.length === 0 && publicSettings.isFeedSet;
  // A category alone has a list of its own; search words are looked for in one text of all posts.
  const list = query.q ? undefined : byCategory.get(query.category);
  const found = composeList(list ?? posts, list ? { ...query, category: "" } : query, pinned, limit);
  const shown = await queries.articles.withPictures(found.featured ? [found.featured, ...found.posts] : found.posts);
  const listed = found.featured ? shown.slice(1) : shown;
  return {
    ...found,
    posts: startedAt === null ? listed : [...listed, placeholderOf(startedAt, posts.length > 0)],
    featured: found.featured && (shown[0] ?? null),
    categories,
    status: startedAt === null ? "ready" : "started",
    ...(hasNone && queries.feedHealth.isFeedUnread(health) && { isAwaited: true }),
    ...(hasNone && !queries.feedHealth.isFeedHealthy(health) && { hasFailed: true }),
  };
}

/** Whether a link leads to this page of the list. */
export const isOfferedPage = ({ pages, categories }: ListPage, { page, category }: ListFilters) =>
  page <= pages && (!category || categories.includes(category));

/** While the feed's workflow runs, a placeholder announces what is coming. */
function placeholderOf(startedAt: number, hasStoredPosts: boolean): PostSummary {
  const { content: _, ...summary } = placeholderPost({ nowMs: startedAt, hasStoredPosts });
  return summary;
}
