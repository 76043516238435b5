/** The result of requesting an outside address. */
export type LinkResponse =
  | { kind: "answer"; status: number }
  | { kind: "unreachable"; reason: string }
  | { kind: "private address" }
  | { kind: "timeout" | "stopped" | "too large" | "refused redirect" };

export type LinkVerdict = { state: "alive" | "dead" | "unclear"; why: string };

/** Sites that refuse programs (401, 403, 429, 999) or are out of order may well work for people. */
export function judgeLink(answer: LinkResponse): LinkVerdict {
  if (answer.kind === "unreachable") return { state: "dead", why: `cannot be reached (${answer.reason})` };
  if (answer.kind === "private address") return { state: "dead", why: "leads to an address inside a network" };
  if (answer.kind !== "answer") return { state: "unclear", why: `gave no answer (${answer.kind})` };
  const why = `answered ${answer.status}`;
  if (answer.status === 404 || answer.status === 410) return { state: "dead", why };
  return { state: answer.status < 400 ? "alive" : "unclear", why };
}
