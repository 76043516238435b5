const placeholderPrefix = "workflow-";

export const placeholderId = (nowMs: number): string => `${placeholderPrefix}${nowMs}`;

/** The post that stands for a feed whose workflow was only started: in no feed, sitemap, category or featured block. */
export function isPlaceholder(post: { id: string }): boolean {
  return post.id.startsWith(placeholderPrefix);
}
