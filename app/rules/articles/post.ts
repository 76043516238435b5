/** A blog post as every list, page and feed of the site knows it. */
export type Post = {
  id: string;
  title: string;
  slug: string;
  author: string;
  /** `YYYY-MM-DD`, an ISO instant, or an empty string where the date is unknown. */
  date: string;
  excerpt: string;
  /** Markdown or HTML, as it was written. */
  content: string;
  categories: string[];
  /** As the record says it, made absolute or rooted; an empty string where there is none. */
  imageSrc: string;
  /** In minutes. */
  readTime: number;
  source: "n8n" | "static";
};

/** What a card or a list shows of a post. */
export type PostSummary = Omit<Post, "content"> & {
  picture?: PictureCopy;
  /** Where a browser may show the picture from by itself. */
  pictureSrc?: string;
};

/** Our own copy of a post's picture, with its addresses by their width; absent while there is none. */
export type PictureCopy = { width: number; height: number; files: { width: number; avif: string; webp: string }[] };
