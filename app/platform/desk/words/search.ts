/** The groups of what the desk's search finds, in their order. */
export type SearchGroup = "people" | "notes" | "messages" | "articles" | "details" | "pages";

const groups: Record<SearchGroup, string> = {
  people: "People",
  notes: "Notes and next steps",
  messages: "Messages",
  articles: "Articles",
  details: "Business details",
  pages: "Pages",
};

export const searchCopy = {
  title: "Search",
  label: "Search the desk",
  placeholder: "Search",
  /** Shown only with JavaScript, which handles the keys. */
  shortcut: "Ctrl K",
  lead: "People, notes and next steps, messages, articles, business details, and the pages of the desk and the site.",
  found: (count: number, q: string) =>
    count === 0 ? `Nothing found for “${q}”.` : `${count === 1 ? "1 result" : `${count} results`} for “${q}”.`,
  nothing:
    "Try fewer letters or another word. Notes and messages are searched among the latest; older ones stand with their person.",
  inWords: (q: string) => `Find “${q}” in the words of the site`,
  groups,
  morePeople: "All people found",
  wrote: (name: string) => `${name} wrote`,
  wroteForSession: (name: string) => `${name} wrote for the session`,
  planFor: (name: string) => `Next step with ${name}`,
  sentTo: (address: string) => `To or about ${address}`,
  planned: "Planned article",
  draft: "Draft",
  onDesk: "On the desk",
  onSite: "On the site",
  desk: {
    spam: "Likely spam",
    feed: "Content feed",
    backupHow: "How to put a backup back",
  },
};
