import { editable } from "./editable.ts";
import type { Facts } from "./facts.ts";

/** Words in lists for search engines, feed readers and assistants. */
export const findableCopy = editable("findable", (facts: Facts) => ({
  offers: { setup: "Setup, once", monthly: "Each month" },
  feed: {
    title: `${facts.brand.name}: Insights & Articles`,
    description:
      "Practical articles for owners of wineries, cigar lounges and fine restaurants: how guests find you, what they read, and who answers them.",
  },
  markdown: "This page as plain text",
  source: "From",
  groups: {
    business: "The house",
    services: "Services and prices",
    trades: "Trades",
    tools: "Guides and tools",
    articles: "Articles",
    legal: "Legal",
  },
  /** The alternative text of a share picture. */
  sharePicture: `{title}. ${facts.brand.name}, lines of light over dark hills.`,
  logo: `The seal of ${facts.brand.name}`,
}));

/** The heading that lists for assistants show a page under. */
export type PageGroup = keyof ReturnType<typeof findableCopy>["groups"];
