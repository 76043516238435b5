import { editable } from "#facts/editable.ts";

/** The list of articles, parts of which other pages show. Words in braces are filled in where they are shown. */
export const listCopy = editable("blog", () => ({
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
  count: { one: "1 article", many: "{total} articles" },
  readTime: "{minutes}\u00a0min read",
  copyLink: "Copy link",
  copied: { title: "Link Copied", description: "Article link copied to clipboard" },
  loading: "New articles are on their way.",
  noMatches: "No articles found matching your criteria.",
  /** Below it, with links to categories. */
  nothingUnder: "Nothing under ‘{words}’. Try",
  clear: "Clear Filters",
  nothingYet: "No articles are currently available. Please check back soon for new content.",
  failed: "Failed to load blog posts",
  tryAgain: "Try Again",
  pages: "Pages",
  page: "Page {page} of {pages}",
  newer: "Newer articles",
  older: "Older articles",
  /** The newest articles on the home page. */
  newest: { title: "Latest insights", action: "View All Articles" },
}));

/** Beginnings of search words that mean a category. */
export const kinOfCategories: Readonly<Record<string, string>> = {
  "Cigar Shops": "tobacco smok humidor lounge",
  Wine: "vineyard grape cellar tasting",
  "Fine Dining": "restaurant food chef menu",
  SEO: "google rank map search",
};
