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

/** By path, without the first slash. */
const pages: Record<string, string> = {
  "": "Home",
  about: "About",
  services: "Services",
  verticals: "Verticals",
  "verticals/wineries": "Wineries",
  "verticals/cigar-lounges": "Cigar lounges",
  "verticals/fine-dining": "Fine dining",
  "visibility-starter": "Visibility Starter",
  "growth-accelerator": "Growth Accelerator",
  "authority-builder": "Authority Builder",
  "visibility-blueprint": "Visibility Blueprint",
  "cigar-lounge-playbook": "Smoke Signals playbook",
  "winery-playbook": "Winery playbook",
  "fine-dining-playbook": "Private Table playbook",
  "visibility-quiz": "Visibility quiz",
  "quiz-results": "A quiz result",
  blog: "Insights",
  "tools-resources": "Tools & Resources",
  "book-consultation": "Book a consultation",
  booking: "A booking",
  dash: "Dash",
  "thank-you-visibility": "Thank you, Visibility Blueprint",
  "thank-you-cigar": "Thank you, Smoke Signals playbook",
  "thank-you-winery": "Thank you, Winery playbook",
  "thank-you-fine-dining": "Thank you, Private Table playbook",
  "privacy-policy": "Privacy policy",
  "terms-of-service": "Terms of service",
};

function namePage(path: string): string {
  if (path.startsWith("blog/")) return `Article: ${path.slice(5).replaceAll("-", " ")}`;
  return pages[path] ?? `/${path}`;
}

/** A page by its own name, an article by its title. */
export const pageName = (path: string, titles: Readonly<Record<string, string>>) =>
  titles[path] ?? namePage(path.slice(1));

type Said = { source: VisitSource; from: string; campaign: string; term: string; page: string | undefined };

export const leadSourceCopy = {
  /** "Google ad, campaign winery-fall; first page: Home" */
  sentence({ source, from, campaign, term, page }: Said): string {
    const parts = [
      sources[source](nameSite(from)),
      campaign && `campaign ${campaign}`,
      term && `search words “${term}”`,
    ].filter(Boolean);
    const first = page === undefined ? "" : `; first page: ${namePage(page)}`;
    return parts.join(", ") + first;
  },
};
