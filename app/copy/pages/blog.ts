import { editable } from "#app/copy/editable.ts";
import type { Facts } from "#app/copy/facts.ts";

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
  loading: "New articles are on their way.",
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

/** The newest articles on the home page. */
export const newestCopy = { title: "Latest insights", action: "View All Articles" };

export const articleCopy = editable("article", (facts: Pick<Facts, "brand">) => ({
  back: "Back to Blog",
  dynamic: "Dynamic Content",
  share: "Share",
  contents: "In this article",
  aboutAuthor: "About the Author",
  authorRole: `Founder - ${facts.brand.name}`,
  readTime: listCopy.readTime,
  dateUnknown: "Date unavailable",
  notFound: {
    metaTitle: "Post Not Found",
    title: "Blog Post Not Found",
    text: "The blog post you're looking for doesn't exist or might have been moved.",
    back: "Back to Blog",
  },
  onward: {
    title: "Read on",
    neighbours: "Other articles",
    older: "The article before",
    newer: "The article after",
  },
  closing: {
    title: "Would you like us to take the walk for you?",
    text: "We search for your house as a guest does and tell you what we found. It is free.",
    button: "Schedule my free audit",
  },
}));

/** For a post that has no article text yet. */
export const unrealArticleWords = {
  paragraph:
    "The full text of this article is being prepared. What follows says why we chose the subject; the rest will stand here as soon as it reads as it should.",
  heading: "Why This Topic Matters",
  reason: (topics: string) =>
    `Owners ask us about ${topics} more often than about anything else in our post, because guests have usually decided before they arrive. What they find while deciding can be put right, and most of it without a budget.`,
  quote: "A guest who finds a true answer at the right hour has half decided to come.",
};

export const linkCopiedToast = { title: "Link Copied", description: "Article link copied to clipboard" };
