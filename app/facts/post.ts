/** A blog post as every list, page and feed of the site knows it. */
export type Post = {
  id: string;
  title: string;
  slug: string;
  author: string;
  /** `YYYY-MM-DD`, an ISO instant, or an empty string if unknown. */
  date: string;
  excerpt: string;
  /** Markdown or HTML, as written. */
  content: string;
  categories: string[];
  /** As in the record, made absolute or rooted; empty if there is none. */
  imageSrc: string;
  readTime: number;
  source: "n8n" | "static";
};

export type PostSummary = Omit<Post, "content"> & {
  picture?: PictureCopy;
  /** An address from which a browser may show the picture. */
  pictureSrc?: string;
};

/** Our own copy of a post's picture, with its addresses by width. */
export type PictureCopy = { width: number; height: number; files: { width: number; avif: string; webp: string }[] };

const placeholderPrefix = "workflow-";

export const placeholderId = (nowMs: number): string => `${placeholderPrefix}${nowMs}`;

/** The placeholder for a feed whose workflow has only started: never in a feed, sitemap, category or featured block. */
export function isPlaceholder(post: { id: string }): boolean {
  return post.id.startsWith(placeholderPrefix);
}
