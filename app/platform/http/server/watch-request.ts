import type { IncomingMessage, ServerResponse } from "node:http";
import { paths } from "#facts/paths.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Site, WatchedRequest } from "./exchange.ts";
import { readAddress } from "./read-address.ts";

/** As nginx counts who left before an answer. */
const leftStatus = 499;

const methods = ["GET", "HEAD", "POST", "OPTIONS"];
const ownPaths: readonly string[] = [paths.healthz(), paths.readyz(), paths.metrics()];

/** Tells of a request once its answer has gone out. */
export function watchRequest(site: Site, request: IncomingMessage, response: ServerResponse) {
  const beganMs = performance.now();
  const { method = "", url = "" } = request;
  response.once("close", () => {
    const watched = {
      method: methods.includes(method) ? method : "other",
      route: routeOf(site, url),
      status: response.headersSent ? response.statusCode : leftStatus,
      durationMs: Math.round((performance.now() - beganMs) * 10) / 10,
    };
    for (const tell of site.watchers) tell(watched);
  });
}

function routeOf({ files, routes }: Site, url: string): string {
  const pathname = readAddress(url)?.pathname;
  if (pathname === undefined) return "unreadable";
  if (ownPaths.includes(pathname)) return pathname;
  return files.get(pathname) ? "file" : routes.find(pathname).pattern;
}

export const logRequest = (log: Logger) => (watched: WatchedRequest) => log.info(watched, "request answered");
