import { createHash } from "node:crypto";
import { publicResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import { escapeXml } from "#platform/text/escape-xml.ts";
import type { Route } from "./+types/feed-frame";

/**
 * Loads the feed as a script and posts its result as text, which the listener reads like any answer. A script that
 * loads and gives nothing counts as failed.
 */
const script = `
const tell = (message) => parent.postMessage(message, "*");
const fail = () => tell({ type: "failed" });
const address = new URL(document.documentElement.dataset.feed, document.baseURI);
address.searchParams.set("callback", "takeFeed");
address.searchParams.set("timestamp", Date.now());
window.takeFeed = (posts) => {
  try {
    tell({ type: "feed", text: JSON.stringify(posts) });
  } catch {
    fail();
  }
};
const element = document.createElement("script");
element.onerror = fail;
element.onload = () => setTimeout(fail, 1000);
element.src = address;
document.head.append(element);
`;

const hash = createHash("sha256").update(script).digest("base64");

/** Sandboxes the feed's script: no origin, and a policy that allows only its own hosts. */
export function loader({ context }: Route.LoaderArgs) {
  const { policies, publicSettings } = servicesOf(context);
  const feed = escapeXml(publicSettings.publicFeedUrl);
  const html = `<!doctype html>\n<html data-feed="${feed}"><head><title>Feed</title><script>${script}</script></head></html>\n`;
  return publicResponse(html, "text/html; charset=utf-8", {
    "Content-Security-Policy": policies.feedFrame([hash]),
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  });
}
