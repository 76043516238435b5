import type { PostSummary } from "#facts/post.ts";

/** All posts in list order, by id and by category. */
export type OrderedPosts = {
  posts: readonly PostSummary[];
  indexOfId: ReadonlyMap<string, number>;
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
  return { posts, indexOfId: new Map(posts.map(({ id }, index) => [id, index])), byCategory };
}

type Here = Pick<PostSummary, "id" | "categories">;

export function relatedPosts({ id, categories }: Here, { indexOfId, byCategory }: OrderedPosts, limit: number) {
  const newest = categories.flatMap((category) => byCategory.get(category)?.slice(0, limit + 1) ?? []);
  const indexOf = (post: PostSummary) => indexOfId.get(post.id) ?? 0;
  const others = new Set(newest.filter((post) => post.id !== id));
  return [...others].sort((one, other) => indexOf(one) - indexOf(other)).slice(0, limit);
}

type Title = Pick<PostSummary, "slug" | "title">;

/** The posts before and after this one; an unlisted post has none. */
export function neighboursOf(id: string, { posts, indexOfId }: OrderedPosts): { newer?: Title; older?: Title } {
  const index = indexOfId.get(id);
  if (index === undefined) return {};
  return { newer: titleOf(posts[index - 1]), older: titleOf(posts[index + 1]) };
}

const titleOf = (post: PostSummary | undefined) => post && { slug: post.slug, title: post.title };
