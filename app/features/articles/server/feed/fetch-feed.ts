import { type HttpOutcome, sendOut } from "#platform/outgoing/server/http.ts";

const defaultTimeoutMs = 30_000;
const maxBytes = 10 * 1024 * 1024;
/** Google scripts serve their content from here. */
const scriptContentHost = /^(?:[a-z0-9-]+\.)*googleusercontent\.com$/;

export type FetchedFeed =
  | { kind: "answer"; status: number; body: Buffer }
  | { kind: "failed"; reason: string }
  | { kind: "stopped" };

/**
 * Reads the hosted feed once. Redirects are followed to the feed's own host, to hosts the owner names, and to
 * a Google script's content host.
 */
export async function fetchFeed(
  feedUrl: string,
  redirectHosts: readonly string[],
  stopped: AbortSignal,
  timeoutMs = defaultTimeoutMs,
): Promise<FetchedFeed> {
  const feed = new URL(feedUrl);
  const outcome = await sendOut({
    url: feedUrl,
    headers: {
      accept: "application/json, text/plain, */*",
      "cache-control": "no-cache",
      "user-agent": "site-feed-reader",
    },
    timeoutMs,
    maxBytes,
    stopped,
    trustedOrigins: [feed.origin],
    mayRedirectTo: (to) =>
      to.hostname === feed.hostname || redirectHosts.includes(to.hostname) || scriptContentHost.test(to.hostname),
  });
  if (outcome.kind === "stopped") return outcome;
  if (outcome.kind !== "response") return { kind: "failed", reason: reasonOf(outcome) };
  return { kind: "answer", status: outcome.status, body: outcome.body };
}

function reasonOf(outcome: Exclude<HttpOutcome, { kind: "response" | "stopped" }>): string {
  if (outcome.kind === "unreachable") return `unreachable (${outcome.reason})`;
  if (outcome.kind === "refused redirect") return `redirects to ${hostOf(outcome.to)}, which is not allowed`;
  return outcome.kind;
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : "no address");
