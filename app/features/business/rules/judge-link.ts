/** The result of requesting an outside address. */
export type LinkResponse =
  | { kind: "response"; status: number }
  | { kind: "unreachable"; reason: string }
  | { kind: "private address" }
  | { kind: "timeout" | "stopped" | "too large" | "refused redirect" };

export type LinkVerdict = { state: "alive" | "dead" | "unclear"; why: string };

/** Sites that refuse programs (401, 403, 429, 999) or are out of order may well work for people. */
export function judgeLink(response: LinkResponse): LinkVerdict {
  if (response.kind === "unreachable") return { state: "dead", why: `cannot be reached (${response.reason})` };
  if (response.kind === "private address") return { state: "dead", why: "leads to an address inside a network" };
  if (response.kind !== "response") return { state: "unclear", why: `gave no answer (${response.kind})` };
  const why = `answered ${response.status}`;
  if (response.status === 404 || response.status === 410) return { state: "dead", why };
  return { state: response.status < 400 ? "alive" : "unclear", why };
}
