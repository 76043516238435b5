import { decodeEntities } from "#platform/text/decode-entities.ts";
import { knownElements } from "#platform/text/html-elements.ts";
import { repeatUntilStable } from "#platform/text/repeat-until-stable.ts";
import { lineText } from "#platform/text/tidy-text.ts";

const maxTitle = 300;

const element = /<([a-z][a-z0-9]*)(?:\s[^<>]{0,300})?>([^<>]*)<\/\1\s*>|<br\s*\/?>/gi;
const strong = /\*\*([^*]+)\*\*/g;
const quotes = new Map([
  ['"', '"'],
  ["'", "'"],
  ["“", "”"],
  ["‘", "’"],
  ["«", "»"],
  ["„", "“"],
]);

/** A title without the marks that models put around one: stars, hashes, elements, one pair of quotes. */
export const cleanTitle = (title: string): string =>
  repeatUntilStable(title, (each) =>
    withoutQuotes(
      lineText(
        decodeEntities(each)
          .replace(element, elementText)
          .replace(strong, "$1")
          .replace(/^\*\*|\*\*$|^#{1,6}\s+/g, ""),
        maxTitle,
      ),
    ),
  );

const elementText = (whole: string, name?: string, inside?: string): string =>
  name === undefined ? " " : knownElements.has(name.toLowerCase()) ? (inside ?? "") : whole;

function withoutQuotes(title: string): string {
  const [open, close] = [title.charAt(0), title.slice(-1)];
  const inside = title.slice(1, -1);
  const isWhole =
    quotes.get(open) === close && inside.trim() !== "" && !inside.includes(open) && !inside.includes(close);
  return isWhole ? inside.trim() : title;
}

const junk =
  /^(?:undefined|null|nan|n\/a|\[object \w+\]|=\s*\{\{.*|\{\{.*\}\}|#(?:ref|value|name|error|null|div\/0|n\/a)[!?]?)$/i;

/** Whether a title is what a broken expression leaves, not a name that somebody gave. */
export const isJunkTitle = (title: string): boolean => junk.test(title.trim());
