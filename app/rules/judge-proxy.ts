export type ProxyVerdict = "direct" | "agrees" | "too few trusted" | "too many trusted" | "not encrypted";

/** How many programs in between have added themselves to a request. */
export const countProxies = (forwardedFor: string | null) =>
  (forwardedFor ?? "").split(",").filter((each) => each.trim() !== "").length;

/** Whether the proxies that are trusted are those that a request really came through. */
export function judgeProxy(seen: { trusted: number; proxies: number; isSecure: boolean }): ProxyVerdict {
  const { trusted, proxies, isSecure } = seen;
  if (trusted === 0 && proxies === 0) return "direct";
  if (proxies > trusted) return "too few trusted";
  if (proxies < trusted) return "too many trusted";
  return isSecure ? "agrees" : "not encrypted";
}
