import type { Post } from "#facts/post.ts";

export type PostFilter = {
  search: string;
  /** An empty string means every category. */
  category: string;
};

type Searched = Pick<Post, "title" | "excerpt" | "categories">;

/** Posts whose title or excerpt contains the search, in any case, and that are of the category. */
export function filterPosts<P extends Searched>(posts: readonly P[], { search, category }: PostFilter): P[] {
  const wanted = search.replaceAll(between, "").trim().toLowerCase();
  const found = wanted === "" ? posts.slice() : postsWith(posts, wanted);
  return category === "" ? found : found.filter(({ categories }) => categories.includes(category));
}

/** Separates titles and excerpts: no search contains it, so no match spans two texts. */
const between = "\0";

/** All texts joined and folded, and where each post's part ends. */
type Folded = { text: string; ends: number[] };

const folds = new WeakMap<readonly Searched[], Folded>();

/**
 * One regular expression over one text takes half the time of searching each post. Its class keeps the engine from
 * switching to its slower search for plain text.
 */
function postsWith<P extends Searched>(posts: readonly P[], wanted: string): P[] {
  const { text, ends } = foldTexts(posts);
  const found: P[] = [];
  let index = 0;
  const pattern = new RegExp(`${wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}[^]`, "g");
  while (pattern.test(text)) {
    while ((ends[index] as number) < pattern.lastIndex) index += 1;
    found.push(posts[index] as P);
    pattern.lastIndex = ends[index] as number;
  }
  return found;
}

/** Thousands of posts are searched with every letter, so each is folded once. */
function foldTexts(posts: readonly Searched[]): Folded {
  const known = folds.get(posts);
  if (known) return known;
  const texts = posts.map(({ title, excerpt }) => `${title}${between}${excerpt}${between}`.toLowerCase());
  let end = 0;
  const folded = { text: texts.join(""), ends: texts.map(({ length }) => (end += length)) };
  folds.set(posts, folded);
  return folded;
}

export function categoriesOf(posts: readonly Pick<Post, "categories">[]): string[] {
  const distinct = new Set(posts.flatMap((post) => post.categories));
  return [...distinct].sort((a, b) => a.localeCompare(b, "en"));
}
