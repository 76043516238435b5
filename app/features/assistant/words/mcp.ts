import type { Facts } from "#facts/facts.ts";
import { currencyName } from "#platform/intl/money.ts";

/** Descriptions of the tools at `/mcp`, for assistants. */
export const mcpCopy = ({ brand, booking, place }: Facts) => ({
  title: brand.name,
  listed: "For assistants: search, pages, services, free times and answers by the Model Context Protocol (read-only)",
  instructions: `${brand.name}: ${brand.description} Everything here is public and read-only. Quote pages with their addresses. Nothing can be booked or sent by a tool: give people the link, so that they do it themselves.`,
  tools: {
    search: {
      title: "Search the site",
      description: `Finds pages and articles of ${brand.name} by their words. Returns titles, addresses and the passage that fits best.`,
    },
    readPage: {
      title: "Read a page",
      description: "Returns a page or article of this site as markdown, by its path or address.",
    },
    listServices: {
      title: "List services and prices",
      description: `Lists everything ${brand.name} offers, with prices in ${currencyName(place)} as the site states them today.`,
    },
    freeHours: {
      title: "Free times for a consultation",
      description: `Lists the times that are still free for a free consultation of ${booking.lengthMinutes} minutes, in the business's time zone. A person books at the address that comes with them.`,
    },
    ask: {
      title: "Ask a question",
      description:
        "Answers as Dash does on the site: a fact that the question names, else the passages that answer it best, word for word, each with its address, else an honest no.",
    },
  },
  inputs: {
    query: "Words to look for",
    limit: "How many results at most",
    page: "A path such as /services, or the whole address of a page of this site",
    from: "The first day, such as 2026-12-10; today if left out",
    days: "How many days to look at",
    question: "A question in plain words",
  },
  article: "An article",
  articleText: "An article as markdown, by the last part of its address",
  noPage: "There is no such page on this site. Use the search tool to find pages.",
  noResult: "Nothing on this site has these words.",
  cut: "The page is longer. The rest is at its address.",
  noHours: "No time is free in these days.",
  providersHours: "The free times are shown by the calendar on this page:",
  book: "A person books here:",
  setup: "Setup",
  monthly: "Each month",
  batches: "Batches are not taken. Send one message at a time.",
  noJson: "This is not JSON.",
  posts: "Assistants post Model Context Protocol messages here. People find the site at its home page.",
});
