import { chooseFeatured } from "./choose-featured.ts";
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
};

export const postsPerPage = 24;

/** The same page of the list from posts that are all at hand, in their order. */
export function composeList(
  posts: PostSummary[],
  filters: ListFilters,
  pinnedTitleWords: string,
): Omit<ListAnswer, "status" | "categories"> {
  const found = filterPosts(posts, { search: filters.q, category: filters.category });
  const start = (filters.page - 1) * postsPerPage;
  return {
    posts: found.slice(start, start + postsPerPage),
    featured: chooseFeatured(posts, found, pinnedTitleWords).featured,
    total: found.length,
    page: filters.page,
    pages: Math.max(1, Math.ceil(found.length / postsPerPage)),
  };
}
