const started = /workflow\s+(?:was\s+|has\s+been\s+)?started/i;
const notRegistered = /webhook\b.{0,300}\bnot registered/is;
const webPage = /^(?:\s|<!--.{0,2000}?-->)*<(?:!doctype\s+html|html|head|body)\b/is;
const longestMessage = 2000;

export type FeedMessage = "started" | "not-registered";

/** What an automation says in place of posts; null where it says neither. */
export function readMessage(text: unknown): FeedMessage | null {
  if (typeof text !== "string" || text.length > longestMessage) return null;
  if (notRegistered.test(text)) return "not-registered";
  return started.test(text) ? "started" : null;
}

/** A page for people where a feed was asked for: most often a sign-in. */
export const isWebPage = (text: string): boolean => webPage.test(text.slice(0, 5000));
