import type { VisitSource } from "../rules/visit-source.ts";

/** Sites by a word of their host or of a campaign. */
const siteNames: Record<string, string> = {
  google: "Google",
  bing: "Bing",
  duckduckgo: "DuckDuckGo",
  ecosia: "Ecosia",
  yahoo: "Yahoo",
  chatgpt: "ChatGPT",
  openai: "ChatGPT",
  perplexity: "Perplexity",
  claude: "Claude",
  copilot: "Copilot",
  gemini: "Gemini",
  instagram: "Instagram",
  facebook: "Facebook",
  fb: "Facebook",
  linkedin: "LinkedIn",
  lnkd: "LinkedIn",
  pinterest: "Pinterest",
  youtube: "YouTube",
  reddit: "Reddit",
  tiktok: "TikTok",
  yelp: "Yelp",
  tripadvisor: "Tripadvisor",
  opentable: "OpenTable",
};

function nameSite(from: string): string {
  const known = from
    .toLowerCase()
    .split(/[^a-z]/)
    .find((word) => word in siteNames);
  return known ? (siteNames[known] ?? from) : from;
}

/** Sources in a list or a table. */
export const sourceNames: Record<VisitSource | "", string> = {
  direct: "Straight here",
  search: "Search",
  assistants: "AI assistants",
  maps: "Maps and listings",
  social: "Social",
  letters: "Letters",
  ads: "Advertisements",
  other: "Other sites",
  "": "Not known",
};

export const nameSource = (source: string) => sourceNames[source as VisitSource] ?? source;

const sources: Record<VisitSource, (name: string) => string> = {
  ads: (name) => (name ? `${name} ad` : "An advertisement"),
  search: (name) => (name ? `${name} search` : "A search engine"),
  assistants: (name) => (name ? `${name}, an AI assistant` : "An AI assistant"),
  maps: (name) => (name === "Google" ? "Google Maps" : name || "A map"),
  social: (name) => name || "Social media",
  letters: (name) => (name ? `A letter (${name})` : "A letter"),
  other: (name) => name || "Another site",
  direct: () => "Straight to the site",
};

type Said = { source: VisitSource; from: string; campaign: string; term: string; page: string | undefined };

export const leadSourceCopy = {
  /** "Google ad, campaign winery-fall; first page: Home" */
  sentence({ source, from, campaign, term, page }: Said, namePage: (path: string) => string): string {
    const parts = [
      sources[source](nameSite(from)),
      campaign && `campaign ${campaign}`,
      term && `search words “${term}”`,
    ].filter(Boolean);
    const first = page === undefined ? "" : `; first page: ${namePage(`/${page}`)}`;
    return parts.join(", ") + first;
  },
};
