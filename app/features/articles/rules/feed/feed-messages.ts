const started = /workflow\s+(?:(?:was|got|has\s+been)\s+)?started/i;
const webhook = /webhook\b/i;
const notRegistered = /\bnot registered/i;
const pageStart = /^<(?:!doctype\s+html|html|head|body)\b/i;
const maxMessage = 2000;

export type FeedMessage = "started" | "not-registered";

/** An automation's message in place of posts; null for anything else. */
export function readMessage(text: unknown): FeedMessage | null {
  if (typeof text !== "string" || text.length > maxMessage) return null;
  if (saysNotRegistered(text)) return "not-registered";
  return started.test(text) ? "started" : null;
}

function saysNotRegistered(text: string): boolean {
  const at = text.search(webhook);
  return at !== -1 && notRegistered.test(text.slice(at));
}

/** An HTML page where a feed was expected, usually a sign-in. Comments may come first. */
export function isWebPage(text: string): boolean {
  let rest = text.slice(0, 5000).trimStart();
  while (rest.startsWith("<!--")) {
    const end = rest.indexOf("-->", 4);
    if (end === -1) return false;
    rest = rest.slice(end + 3).trimStart();
  }
  return pageStart.test(rest);
}
