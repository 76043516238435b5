import type { PostSummary } from "#app/rules/post.ts";

export function PostPicture(_: { post: PostSummary; place: "card" | "feature" | "head" }) {
  return null;
}
