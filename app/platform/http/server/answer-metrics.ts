import { createHash, timingSafeEqual } from "node:crypto";
import { paths } from "#facts/paths.ts";
import type { Exchange } from "./exchange.ts";
import type { Header } from "./security-headers.ts";

const headers: Header[] = [
  ["Content-Type", "text/plain; version=0.0.4; charset=utf-8"],
  ["Cache-Control", "no-store"],
];

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Without the token nothing is at this address. */
export function answerMetrics({ site, request, response, address }: Exchange): boolean | Promise<true> {
  if (!site.readMetrics || address.pathname !== paths.metrics() || request.method === "POST") return false;
  const wanted = `Bearer ${site.settings.metricsToken}`;
  if (!timingSafeEqual(hashOf(request.headers.authorization ?? ""), hashOf(wanted))) return false;
  return site.readMetrics().then((text): true => {
    response.writeHead(200, [...site.defaultHeaders, ...headers].flat()).end(text);
    return true;
  });
}
