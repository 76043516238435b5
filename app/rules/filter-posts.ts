import type { Post } from "#app/rules/post.ts";

export type PostFilter = {
  search: string;
  /** An empty string means every category. */
  category: string;
};

/** Posts whose title or excerpt contains the search, in any case, and that are of the category: both must hold. */
export function filterPosts<P extends Pick<Post, "title" | "excerpt" | "categories">>(
  posts: readonly P[],
  { search, category }: PostFilter,
): P[] {
  const wanted = search.trim().toLowerCase();
  return posts.filter(
    (post) =>
      (category === "" || post.categories.includes(category)) &&
      (post.title.toLowerCase().includes(wanted) || post.excerpt.toLowerCase().includes(wanted)),
  );
}

/** Every distinct category of the posts, in alphabetical order. */
export function categoriesOf(posts: readonly Pick<Post, "categories">[]): string[] {
  const distinct = new Set(posts.flatMap((post) => post.categories));
  return [...distinct].sort((a, b) => a.localeCompare(b, "en"));
}
