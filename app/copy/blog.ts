import type { Facts } from "./facts.ts";

export const listCopy = {
  meta: {
    title: "Insights & Articles",
    description:
      "Practical articles for owners of wineries, cigar lounges and fine restaurants: how guests find you, what they read, and who answers them.",
  },
  title: "Insights & Articles",
  searchLabel: "Search",
  searchPlaceholder: "Search articles...",
  categoryLabel: "Category",
  allCategories: "All Categories",
  apply: "Show articles",
  featured: "Featured Article",
  latest: "Latest Articles",
  read: "Read the article",
  isNew: "New",
  dateUnknown: "Recent",
  count: (total: number) => (total === 1 ? "1 article" : `${total} articles`),
  readTime: (minutes: number) => `${minutes}\u00a0min read`,
  copyLink: "Copy link",
  noMatches: "No articles found matching your criteria.",
  clear: "Clear Filters",
  nothingYet: "No articles are currently available. Please check back soon for new content.",
  failed: "Failed to load blog posts",
  tryAgain: "Try Again",
  pages: "Pages",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: "Newer articles",
  older: "Older articles",
};

export const articleCopy = (facts: Facts) => ({
  back: "Back to Blog",
  dynamic: "Dynamic Content",
  share: "Share",
  aboutAuthor: "About the Author",
  authorRole: `Founder - ${facts.brand.name}`,
  readTime: listCopy.readTime,
  dateUnknown: "Date unavailable",
  tableLabel: "Table",
  notFound: {
    metaTitle: "Post Not Found",
    title: "Blog Post Not Found",
    text: "The blog post you're looking for doesn't exist or might have been moved.",
    back: "Back to Blog",
  },
  closing: {
    title: "Would you like us to take the walk for you?",
    text: "We search for your house as a guest does and tell you what we found. It is free.",
    button: "Schedule my free audit",
  },
});

export const linkCopiedToast = { title: "Link Copied", description: "Article link copied to clipboard" };
