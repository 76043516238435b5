import type { PostSummary } from "#facts/post.ts";
import type { ListPage } from "./compose-list.ts";
import { categoriesOf, filterPosts } from "./filter-posts.ts";
import { findPinned } from "./find-pinned.ts";
import type { ListFilters } from "./list-filters.ts";
import { comparePosts, mergePosts } from "./order-posts.ts";

type Page = {
  filters: ListFilters;
  pinnedTitleWords: string;
  /** The last post of the page before. */
  above?: PostSummary;
};

/** A page of the server's list, with this browser's own posts in their places. */
export function mergeIntoPage(listPage: ListPage, own: readonly PostSummary[], about: Page): ListPage {
  const more = own.filter(({ id }) => !listPage.posts.some((post) => post.id === id));
  if (more.length === 0) return listPage;
  const found = filterPosts(more, { search: about.filters.q, category: about.filters.category });
  return {
    ...listPage,
    posts: mergePosts(listPage.posts, found.filter(belongsTo(listPage, about.above))),
    featured: featuredOf(listPage, { more, found, pinnedTitleWords: about.pinnedTitleWords }),
    total: listPage.total + found.length,
    categories: categoriesOf([listPage, ...more]),
  };
}

/** Whether a post sorts after the previous page and before the next. */
function belongsTo({ posts, page, pages }: ListPage, above?: PostSummary): (post: PostSummary) => boolean {
  const last = page < pages ? posts.at(-1) : undefined;
  return (post) => (!above || comparePosts(above, post) < 0) && (!last || comparePosts(post, last) < 0);
}

type Candidates = { more: PostSummary[]; found: PostSummary[]; pinnedTitleWords: string };

function featuredOf({ featured }: ListPage, { more, found, pinnedTitleWords }: Candidates): PostSummary | null {
  const ofServer = featured ? [featured] : [];
  const pinned = findPinned(mergePosts(ofServer, more), pinnedTitleWords);
  return pinned ?? mergePosts(ofServer, found)[0] ?? null;
}
