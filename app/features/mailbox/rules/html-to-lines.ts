import { decodeEntities } from "#platform/text/decode-entities.ts";
import { withoutUnread } from "#platform/text/without-spans.ts";

/** Elements in which mail programs quote the mail that is answered. */
const quotes = [
  'class="gmail_quote',
  'class="gmail_attr',
  'id="divrplyfwdmsg"',
  'id="appendonsend"',
  'id="mail-editor-reference-message-container"',
  'class="yahoo_quoted',
  'class="moz-cite-prefix"',
  'class="protonmail_quote',
  "<blockquote",
  "border-top:solid #e1e1e1",
  "border-top:solid #b5c4df",
];

const lineEnds = /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/blockquote|hr)\b[^<>]*>/gi;

/** Returns the lines of a reply in HTML alone, above its quote. */
export function htmlToLines(html: string): string {
  const small = html.toLowerCase();
  const starts = quotes.map((quote) => small.indexOf(quote)).filter((at) => at > 0);
  const above = starts.length > 0 ? linesOf(html.slice(0, html.lastIndexOf("<", Math.min(...starts)))) : "";
  return above || linesOf(html);
}

function linesOf(html: string): string {
  const broken = withoutUnread(html)
    .replace(/\s+/g, " ")
    .replace(lineEnds, "\n")
    .replace(/<[^<>]*>/g, "");
  const lines = decodeEntities(broken).split("\n");
  return lines
    .map((line) => line.trim())
    .join("\n")
    .trim();
}
