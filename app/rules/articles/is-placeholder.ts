const placeholderPrefix = "workflow-";

export const placeholderId = (nowMs: number): string => `${placeholderPrefix}${nowMs}`;

/** The placeholder for a feed whose workflow has only started: never in a feed, sitemap, category or featured block. */
export function isPlaceholder(post: { id: string }): boolean {
  return post.id.startsWith(placeholderPrefix);
}
