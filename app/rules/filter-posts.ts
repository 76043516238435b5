import type { Post } from "#app/rules/post.ts";

export type PostFilter = {
  search: string;
  /** An empty string means every category. */
  category: string;
};

type Searched = Pick<Post, "title" | "excerpt" | "categories">;

/** Posts whose title or excerpt contains the search, in any case, and that are of the category: both must hold. */
export function filterPosts<P extends Searched>(posts: readonly P[], { search, category }: PostFilter): P[] {
  const wanted = search.replaceAll(between, "").trim().toLowerCase();
  const folded = wanted === "" ? [] : foldedTexts(posts);
  return posts.filter(
    (post, place) =>
      (category === "" || post.categories.includes(category)) && (wanted === "" || folded[place]?.includes(wanted)),
  );
}

/** Between title and excerpt: no search holds it, so none is found across the two. */
const between = "\0";
const folds = new WeakMap<readonly Searched[], string[]>();

/** Lists of thousands are searched with every letter typed, so each is folded once. */
function foldedTexts(posts: readonly Searched[]): string[] {
  const known = folds.get(posts);
  if (known) return known;
  const folded = posts.map(({ title, excerpt }) => `${title}${between}${excerpt}`.toLowerCase());
  folds.set(posts, folded);
  return folded;
}

/** Every distinct category of the posts, in alphabetical order. */
export function categoriesOf(posts: readonly Pick<Post, "categories">[]): string[] {
  const distinct = new Set(posts.flatMap((post) => post.categories));
  return [...distinct].sort((a, b) => a.localeCompare(b, "en"));
}
