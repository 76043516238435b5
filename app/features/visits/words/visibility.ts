import { nameSource, sourceNames } from "#features/leads/words/lead-sources.ts";
import type { AgentKind } from "#platform/http/known-agents.ts";
import { formatNumber } from "#platform/intl/numbers.ts";
import type { Advice } from "../rules/advise-on-agents.ts";

const count = (number: number) => formatNumber(number);
const times = (number: number) => (number === 1 ? "once" : `${count(number)} times`);

type Kind = AgentKind | "arrival";

const kinds: Record<Kind, { title: string; figure: string; text: string; none: string }> = {
  arrival: {
    title: "People who came from an answer",
    figure: "People from answers",
    text: "Somebody read an assistant’s answer and pressed the link to your site.",
    none: "Nobody yet in this time.",
  },
  question: {
    title: "For a question just asked",
    figure: "For a question",
    text: "Somebody asked an assistant, and it read your page for its answer.",
    none: "No assistant read a page for an answer.",
  },
  index: {
    title: "For a search",
    figure: "For a search",
    text: "Search engines and assistants’ own searches keep the page, to find it later.",
    none: "No search has read a page.",
  },
  training: {
    title: "For training",
    figure: "For training",
    text: "Companies collect pages to train their models. It brings nobody today, but the models get to know the house.",
    none: "Nobody collected pages for training.",
  },
  preview: {
    title: "For the picture beside a link",
    figure: "For a preview",
    text: "Somebody sent a link to your site, and the messenger drew its title and picture.",
    none: "Nobody sent a link.",
  },
  other: {
    title: "Other programs",
    figure: "Others",
    text: "Feed readers, link checkers, robots that measure sites, and programs without a name.",
    none: "None.",
  },
};

const advice: Record<Advice["kind"], (about: { page: string; count: number }) => string> = {
  "not live": () => "The site is not open yet, and asks searches to stay away. Assistants find it once you go live.",
  "no search": () =>
    "No search has read a page. Ask whoever runs your server whether a firewall keeps robots out, and give your address to the search engines once.",
  "no question": () =>
    "No assistant has read a page for an answer yet. Write about what guests ask in their own words: the town, the price, the hours, what to bring.",
  "read in vain": ({ page, count }) =>
    `Assistants read “${page}” ${times(count)} for an answer, and nobody came from one. Put the answer into its first sentences, then a reason to visit: a price, a time to book, a guide.`,
  "brings people": ({ page, count }) =>
    `People came to “${page}” ${times(count)} from an answer. Keep what it says up to date: it is being quoted.`,
};

/** Agents by the names that the owner knows; others keep the name they give. */
const agentNames: Record<string, string> = {
  "ChatGPT-User": "ChatGPT",
  "openai-mcp": "ChatGPT, by the tools",
  "OAI-SearchBot": "ChatGPT’s search",
  GPTBot: "OpenAI",
  "Claude-User": "Claude",
  "Claude-SearchBot": "Claude’s search",
  ClaudeBot: "Anthropic",
  "Perplexity-User": "Perplexity",
  PerplexityBot: "Perplexity’s search",
  "MistralAI-User": "Le Chat",
  DuckAssistBot: "DuckDuckGo’s assistant",
  "Google-NotebookLM": "NotebookLM",
  "Gemini-Deep-Research": "Gemini",
  "meta-externalfetcher": "Meta AI",
  "meta-webindexer": "Meta AI’s search",
  "meta-externalagent": "Meta",
  Googlebot: "Google",
  bingbot: "Bing",
  Applebot: "Apple",
  DuckDuckBot: "DuckDuckGo",
  YandexBot: "Yandex",
  Baiduspider: "Baidu",
  Amazonbot: "Amazon",
  CCBot: "Common Crawl",
  Bytespider: "ByteDance",
  facebookexternalhit: "Facebook, Instagram",
  Twitterbot: "X",
  LinkedInBot: "LinkedIn",
  Slackbot: "Slack",
  TelegramBot: "Telegram",
  Discordbot: "Discord",
};

export const visibilityCopy = {
  nav: "Visibility",
  ways: {
    title: "What brings people",
    lead: "From where they came, over the first page that they saw, to a person you know and a session that is booked.",
    periods: "Period",
    lastDays: (days: number) => (days === 365 ? "12 months" : `${days} days`),
    period: (from: string, to: string, days: number) =>
      `${from} to ${to}. The small number is the change on the ${days} days before.`,
    sources: "Where they came from",
    pages: "The first page they saw",
    campaigns: "Your campaigns",
    by: { source: "Source", campaign: "Campaign", page: "First page" },
    counted: { source: "Visits", campaign: "Visits", page: "Read" },
    heads: { visits: "Visits", people: "New people", booked: "Booked", time: "New people over time" },
    overTime: (parts: readonly number[]) => `From first to last: ${parts.join(", ")}`,
    source: nameSource,
    unknown: sourceNames[""],
    all: "All",
    none: "Nothing was counted in this time.",
    see: (what: string, of: string, number: number) =>
      `${count(number)} ${what.toLowerCase()}, ${of}: see these people`,
    how: "Visits are counted without knowing whose they are. How a person came is known from the first form that they sent, if their browser said so; of those who only booked or took the quiz it is not known. A person counts as booked in the time in which they booked.",
  },
  advice: (each: Advice, page: string) => advice[each.kind]({ page, count: each.count }),
  goLive: "Go live",
  readPage: "Read the page",
  writeArticle: "Write an article",
  assistants: {
    title: "Assistants and robots",
    lead: "Who read your pages for an assistant or a search, and who came from an assistant’s answer.",
    kinds,
    todo: "What to do about it",
    nothing: "Nothing needs doing. Look again in a week.",
    pages: "Pages read for questions",
    landed: "Pages that people came to",
    agent: (name: string) => agentNames[name] ?? (name.replace(/\/$/, "") || "Without a name"),
    /** `name` is the one that the program gives. */
    confirmed: (name: string) => `${name}, confirmed`,
    partly: (name: string) => `${name}, partly confirmed`,
    named: (name: string) => `${name}, by its own word`,
    tools: "Through the tools for assistants",
    more: (left: number) => `and ${left} more`,
    how: "Counted by the site itself, by day and page, without anybody’s address. “Confirmed” means that the program’s computer belongs to the company that it names; “by its own word” that only its name says so: anybody can use a name. Not every assistant says who it is, so these are the fewest that can be.",
  },
};
