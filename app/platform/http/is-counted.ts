import { readAgent } from "./read-agent.ts";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether a visitor is counted: a person, not the owner, without Global Privacy Control. */
export function isCounted(headers: Headers): boolean {
  const agent = String(headers["user-agent"] ?? "");
  if (headers["sec-gpc"] === "1" || readAgent(agent) !== undefined) return false;
  return !/(?:^|; )(?:__Host-)?desk=./.test(String(headers.cookie ?? ""));
}

/** Whether a browser prefetches, for a reader who may never come. */
export const isAhead = (headers: Headers) => headers["sec-purpose"] !== undefined;
