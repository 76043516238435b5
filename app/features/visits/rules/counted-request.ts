import type { VisitKind } from "#platform/http/counts.ts";

type Headers = Readonly<Record<string, string | string[] | undefined>>;
type Asked = { method: string; pathname: string; status: number; headers: Headers };

const formPath = /^\/widget\/form\/([\w-]{1,64})$/;
const guidePath = /^\/downloads\/([\w-]+)\.pdf$/;
/** Addresses that are not pages, or the owner's alone. */
const noPage = /\.|^\/(?:api|desk|widget|media|share|feed-frame|healthz|readyz|metrics|blog-uploader|-)(?:\/|$)/;

/** Sent by programs only, whatever name they give. */
const asksForMarkdown = /text\/markdown/i;

/** The kind of count for an answered request, if it is counted. */
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
  const isView = destination === "document" && !noPage.test(pathname) && !asksForMarkdown.test(String(headers.accept));
  return isView ? { kind: "view", path: pathname } : undefined;
}

/** PDF readers request parts of a file; only its beginning is a download. */
const isFromItsStart = (range: string | string[] | undefined) => range === undefined || /^bytes=0-/.test(String(range));
