/**
 * What is counted. Each count belongs to a day and a path: a page, a form's id, a guide, a source, or for the quiz how
 * many questions had been answered, from 0 to 15.
 */
export type VisitKind = "visit" | "from" | "view" | "form shown" | "form sent" | "quiz" | "download";

type Headers = Readonly<Record<string, string | string[] | undefined>>;
type Asked = { method: string; pathname: string; status: number; headers: Headers };

const formPath = /^\/widget\/form\/([\w-]{1,64})$/;
const guidePath = /^\/downloads\/([\w-]+)\.pdf$/;
/** What is not a page, or nobody's but the owner's. */
const noPage = /\.|^\/(?:api|desk|widget|media|share|feed-frame|healthz|readyz|blog-uploader|style-book|-)(?:\/|$)/;

/** What an answered request is counted as, if it is one of those that are. */
export function countedRequest({
  method,
  pathname,
  status,
  headers,
}: Asked): { kind: VisitKind; path: string } | undefined {
  const form = formPath.exec(pathname)?.[1];
  if (method === "POST") return form && status === 303 ? { kind: "form sent", path: form } : undefined;
  if (method !== "GET" || (status !== 200 && status !== 304)) return undefined;
  if (form) return { kind: "form shown", path: form };
  const guide = guidePath.exec(pathname)?.[1];
  if (guide) return isFromItsStart(headers.range) ? { kind: "download", path: guide } : undefined;
  const { "sec-fetch-dest": destination = "document" } = headers;
  return destination === "document" && !noPage.test(pathname) ? { kind: "view", path: pathname } : undefined;
}

/** A reader of PDFs asks for further parts of a file; only its beginning is a download. */
const isFromItsStart = (range: string | string[] | undefined) => range === undefined || /^bytes=0-/.test(String(range));

const robots =
  /bot\b|bot[/_-]|crawl|spider|slurp|archive|preview|facebookexternalhit|embed|fetch|monitor|uptime|headless|lighthouse|scan|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|feed|rss/i;

/** Whether somebody is counted at all: a person, not the owner, and not one who asks for privacy. */
export function isCounted(headers: Headers): boolean {
  const agent = String(headers["user-agent"] ?? "");
  if (headers["sec-gpc"] === "1" || agent === "" || robots.test(agent)) return false;
  return !/(?:^|; )(?:__Host-)?desk=./.test(String(headers.cookie ?? ""));
}

/** Whether a browser asks ahead of its reader, who may never come to see it. */
export const isAhead = (headers: Headers) => headers["sec-purpose"] !== undefined;
