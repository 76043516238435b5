export type ProxyVerdict = "direct" | "agrees" | "too few trusted" | "too many trusted" | "not encrypted";

export const countProxies = (forwardedFor: string | null) =>
  (forwardedFor ?? "").split(",").filter((each) => each.trim() !== "").length;

const proxyHeaders = ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"];

type Asked = { isNetworkKnown: boolean; siteUrl: string; headers: Pick<Headers, "has"> };

/**
 * Whether an undeclared proxy seems to be in front: the network of a request is unknown, and it is not a developer's
 * request on the same machine.
 */
export function hasUndeclaredProxy({ isNetworkKnown, siteUrl, headers }: Asked): boolean {
  if (isNetworkKnown) return false;
  return !isLoopback(new URL(siteUrl).hostname) || proxyHeaders.some((name) => headers.has(name));
}

const isLoopback = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host.startsWith("127.");

/** Compares the trusted proxies with those a request really came through. */
export function judgeProxy(seen: { trusted: number; proxies: number; isSecure: boolean }): ProxyVerdict {
  const { trusted, proxies, isSecure } = seen;
  if (trusted === 0 && proxies === 0) return "direct";
  if (proxies > trusted) return "too few trusted";
  if (proxies < trusted) return "too many trusted";
  return isSecure ? "agrees" : "not encrypted";
}
