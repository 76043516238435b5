import { readAssistant } from "./read-assistant.ts";

/** The source of a visit, from referrer and campaign parameters. */
export type VisitSource = "direct" | "search" | "assistants" | "maps" | "social" | "letters" | "ads" | "other";

const hosts: [source: VisitSource, pattern: RegExp][] = [
  ["maps", /^maps\.|^(?:www\.)?(?:yelp|tripadvisor|opentable|resy|foursquare)\./],
  ["letters", /^(?:mail|webmail|outlook)\.|\.mail\.|^email\.|list-manage\.com$/],
  ["search", /(?:^|\.)(?:google|bing|duckduckgo|ecosia|yahoo|qwant|kagi|startpage|baidu|yandex)\.|^search\./],
  [
    "social",
    /(?:^|\.)(?:instagram|facebook|fb|linkedin|pinterest|youtube|reddit|tiktok|threads|twitter|bsky)\.|^(?:t\.co|x\.com|lnkd\.in|youtu\.be)$/,
  ],
];

const mediums: [source: VisitSource, pattern: RegExp][] = [
  ["letters", /^(?:e-?mail|newsletter|letter)s?$/i],
  ["ads", /^(?:cpc|ppc|paid|paid.*|display|ads?)$/i],
  ["social", /^social/i],
  ["search", /^organic$/i],
];

type Came = { referrer: string; query: URLSearchParams; ownHost: string };

/** Campaign parameters come before the referrer. */
export function visitSource({ referrer, query, ownHost }: Came): VisitSource {
  const medium = query.get("utm_medium") ?? "";
  const marked = mediums.find(([, pattern]) => pattern.test(medium));
  if (marked) return marked[0];
  if (readAssistant({ referrer, query })) return "assistants";
  const host = URL.canParse(referrer) ? new URL(referrer).host : "";
  if (host === "" || host === ownHost) return query.has("utm_source") ? "other" : "direct";
  if (/^(?:www\.)?google\./.test(host) && new URL(referrer).pathname.startsWith("/maps")) return "maps";
  return hosts.find(([, pattern]) => pattern.test(host))?.[0] ?? "other";
}
