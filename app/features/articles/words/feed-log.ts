/** For the maintainer of the feed: messages in the browser's console. */
export const feedLog = {
  crossOrigin: "CORS configuration issue detected. Using fallback content.",
  failed: "Error fetching blog posts. Using fallback content.",
  unreadable: "The feed's answer holds no posts that can be read.",
  undated: (id: string) => `The date of post "${id}" cannot be read.`,
  looseMarks: (title: string) => `Markdown headings or list markers without a following space: ${title}`,
};
