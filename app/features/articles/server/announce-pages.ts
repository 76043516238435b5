import { sendOut } from "#platform/outgoing/server/http.ts";

/** Passes announcements on to every participating search engine (https://www.indexnow.org/documentation). */
export const indexNowAddress = "https://api.indexnow.org/indexnow";

const timeoutMs = 5000;
/** Of the response, which is not used. */
const maxBytes = 4096;

export type Announcement = { siteUrl: string; key: string; urls: string[] };

export type Announced = { kind: "accepted" } | { kind: "failed"; reason: string };

/** Tells search engines which pages have changed. Never throws. */
export async function announcePages(address: string, { siteUrl, key, urls }: Announcement): Promise<Announced> {
  const { host } = new URL(siteUrl);
  const body = JSON.stringify({ host, key, keyLocation: new URL(`/${key}.txt`, siteUrl).href, urlList: urls });
  const outcome = await sendOut({
    url: address,
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      "user-agent": "site-announcer",
    },
    body,
    timeoutMs,
    maxBytes,
    statusAlone: true,
    trustedOrigins: [new URL(address).origin],
  });
  if (outcome.kind === "unreachable") return { kind: "failed", reason: `unreachable (${outcome.reason})` };
  if (outcome.kind !== "response") return { kind: "failed", reason: outcome.kind };
  const isAccepted = outcome.status === 200 || outcome.status === 202;
  return isAccepted ? { kind: "accepted" } : { kind: "failed", reason: `refused (${outcome.status})` };
}
