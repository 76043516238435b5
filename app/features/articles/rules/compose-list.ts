import type { PostSummary } from "#facts/post.ts";
import { filterPosts } from "./filter-posts.ts";
import type { ListFilters } from "./list-filters.ts";

/** One page of the article list, as the page and the feed's address show it. */
export type ListPage = {
  posts: PostSummary[];
  featured: PostSummary | null;
  total: number;
  page: number;
  pages: number;
  categories: string[];
  /** "started" while the feed's workflow runs; stored posts stay listed. */
  status: "ready" | "started";
  /** The feed could not be read, and nothing is stored. */
  hasFailed?: boolean;
  /** The feed has not been read yet, and nothing is stored. */
  isAwaited?: boolean;
};

export const postsPerPage = 24;

/**
 * A page of the list from all posts in order. The pinned post is featured whatever the filters are; otherwise the first
 * match. It is in `posts` like any other; the grid leaves it out.
 */
export function composeList(
  posts: readonly PostSummary[],
  filters: ListFilters,
  pinned: PostSummary | undefined,
  limit = postsPerPage,
): Pick<ListPage, "posts" | "featured" | "total" | "page" | "pages"> {
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
