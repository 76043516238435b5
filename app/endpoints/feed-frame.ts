import { createHash } from "node:crypto";
import { escapeXml } from "#app/rules/text/escape-xml.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/feed-frame";
import { answerPublic } from "./answer-public.ts";

/**
 * Asks the feed for its posts as a script, and hands them out as text: who listens reads them like any answer. A script
 * that has come and says nothing is no feed.
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

/** Whatever the feed's script does, it does it here: without an origin, and with nothing to reach but its own hosts. */
export function loader({ context }: Route.LoaderArgs) {
  const { policies, settings } = servicesOf(context);
  const feed = escapeXml(settings.publicFeedUrl);
  const html = `<!doctype html>\n<html lang="en" data-feed="${feed}"><head><title>Feed</title><script>${script}</script></head></html>\n`;
  return answerPublic(html, "text/html; charset=utf-8", {
    "Content-Security-Policy": policies.feedFrame([hash]),
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  });
}
