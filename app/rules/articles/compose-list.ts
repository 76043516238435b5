import { filterPosts } from "./filter-posts.ts";
import type { ListFilters } from "./list-filters.ts";
import type { PostSummary } from "./post.ts";

/** One page of the article list, as the page shows it and the feed answers it. */
export type ListAnswer = {
  posts: PostSummary[];
  featured: PostSummary | null;
  total: number;
  page: number;
  pages: number;
  categories: string[];
  /** "started" while the feed's workflow is at work; posts that are stored stay listed. */
  status: "ready" | "started";
  /** The feed could not be read, and nothing is stored to show instead. */
  hasFailed?: boolean;
  /** The feed has never been read yet, and nothing is stored to show meanwhile. */
  isAwaited?: boolean;
};

export const postsPerPage = 24;

/**
 * A page of the list from posts that are all at hand, in their order. The pinned post is featured whatever the filters
 * are; without one it is the first that matches. It stands in `posts` like any other: the grid leaves it out.
 */
export function composeList(
  posts: readonly PostSummary[],
  filters: ListFilters,
  pinned: PostSummary | undefined,
  limit = postsPerPage,
): Pick<ListAnswer, "posts" | "featured" | "total" | "page" | "pages"> {
  const found = filterPosts(posts, { search: filters.q, category: filters.category });
  const start = (filters.page - 1) * limit;
  return {
    posts: found.slice(start, start + limit),
    featured: pinned ?? found[0] ?? null,
    total: found.length,
    page: filters.page,
    pages: Math.max(1, Math.ceil(found.length / limit)),
  };
}
