import type { PostSummary } from "#facts/post.ts";
import type { Services } from "#platform/http/services.ts";
import { composeList, type ListPage, postsPerPage } from "../../rules/compose-list.ts";
import type { ListFilters } from "../../rules/list-filters.ts";
import { placeholderPost } from "../../rules/placeholder-post.ts";
import { isFeedHealthy, isFeedUnread, readFeedHealth } from "../../server/feed/feed-health.ts";
import { withPictures } from "../../server/queries/articles.ts";

/** One page of the list, with our copies of the pictures. */
export async function loadList(services: Services, query: ListFilters, limit = postsPerPage): Promise<ListPage> {
  const { db, publicSettings, readListing } = services;
  const { posts, byCategory, categories, pinned } = await readListing();
  const health = await readFeedHealth(db);
  const { startedAt } = health;
  const hasNone = posts.length === 0 && publicSettings.isFeedSet;
  // A category alone has a list of its own; search words are looked for in one text of all posts.
  const list = query.q ? undefined : byCategory.get(query.category);
  const found = composeList(list ?? posts, list ? { ...query, category: "" } : query, pinned, limit);
  const shown = await withPictures(db, found.featured ? [found.featured, ...found.posts] : found.posts);
  const listed = found.featured ? shown.slice(1) : shown;
  return {
    ...found,
    posts: startedAt === null ? listed : [...listed, placeholderOf(startedAt, posts.length > 0)],
    featured: found.featured && (shown[0] ?? null),
    categories,
    status: startedAt === null ? "ready" : "started",
    ...(hasNone && isFeedUnread(health) && { isAwaited: true }),
    ...(hasNone && !isFeedHealthy(health) && { hasFailed: true }),
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
