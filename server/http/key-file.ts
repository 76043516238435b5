import type { Exchange } from "./exchange.ts";
import { makeFileRepresentation, sendRepresentation } from "./representation.ts";
import type { Header } from "./security-headers.ts";
import { forADay } from "./static-files.ts";

/** The key file by which search engines verify our announcements; the key may change on the desk. */
export function sendKeyFile({ site, request, response, address }: Exchange) {
  const key = site.settings.indexNowKey;
  if (!key || request.method === "POST" || address.pathname !== `/${key}.txt`) return false;
  const headers: Header[] = [
    ["Content-Type", "text/plain; charset=utf-8"],
    ["Cache-Control", forADay],
    ...site.defaultHeaders,
  ];
  return sendRepresentation(request, response, makeFileRepresentation(headers, Buffer.from(key), {})).then(() => true);
}
