import type { Facts } from "#app/copy/facts.ts";

/** Words that stand in lists for search engines, readers and assistants rather than on a page. */
export const findableCopy = (facts: Facts) => ({
  offers: { setup: "Setup, once", monthly: "Each month" },
  feed: {
    title: `${facts.brand.name}: Insights & Articles`,
    description:
      "Practical articles for owners of wineries, cigar lounges and fine restaurants: how guests find you, what they read, and who answers them.",
  },
  markdown: "This page as plain text",
  source: "From",
  parts: {
    house: "The house",
    services: "Services and prices",
    trades: "Trades",
    tools: "Guides and tools",
    articles: "Articles",
    legal: "Legal",
  },
  /** What a share picture shows, for those who cannot see it. */
  sharePicture: (title: string) => `${title}. ${facts.brand.name}, lines of light over dark hills.`,
  logo: `The seal of ${facts.brand.name}`,
});
