import type { PostSummary } from "./post.ts";

/** All posts in list order, by id and by category. */
export type OrderedPosts = {
  posts: readonly PostSummary[];
  places: ReadonlyMap<string, number>;
  byCategory: ReadonlyMap<string, readonly PostSummary[]>;
};

export function orderedPosts(posts: readonly PostSummary[]): OrderedPosts {
  const byCategory = new Map<string, PostSummary[]>();
  for (const post of posts)
    for (const category of new Set(post.categories)) {
      const list = byCategory.get(category);
      if (list) list.push(post);
      else byCategory.set(category, [post]);
    }
  return { posts, places: new Map(posts.map(({ id }, place) => [id, place])), byCategory };
}

type Here = Pick<PostSummary, "id" | "categories">;

export function relatedPosts({ id, categories }: Here, { places, byCategory }: OrderedPosts, limit: number) {
  const newest = categories.flatMap((category) => byCategory.get(category)?.slice(0, limit + 1) ?? []);
  const placeOf = (post: PostSummary) => places.get(post.id) ?? 0;
  const others = new Set(newest.filter((post) => post.id !== id));
  return [...others].sort((one, other) => placeOf(one) - placeOf(other)).slice(0, limit);
}

type Title = Pick<PostSummary, "slug" | "title">;

/** The posts before and after this one; an unlisted post has none. */
export function neighboursOf(id: string, { posts, places }: OrderedPosts): { newer?: Title; older?: Title } {
  const place = places.get(id);
  if (place === undefined) return {};
  return { newer: titleOf(posts[place - 1]), older: titleOf(posts[place + 1]) };
}

const titleOf = (post: PostSummary | undefined) => post && { slug: post.slug, title: post.title };
