import { plainText } from "#platform/text/plain-text.ts";
import { lineText } from "#platform/text/tidy-text.ts";
import { trimEnd } from "#platform/text/trim-end.ts";
import { isHeadedBy } from "./divider.ts";
import { blankCodeBlocks } from "./fences.ts";
import { tightenMark } from "./has-loose-marks.ts";

/** A heading of a text, from its first character to the end of its last line or tag. */
export type Heading = { start: number; end: number; words: string; mark: Mark };
type Mark = "#" | "=" | "-" | "<";
type Found = Omit<Heading, "words"> & { text: string };

const maxHeadingCharacters = 2000;
const maxWords = 300;
const headingTag = /<h([1-6])(?:\s[^<>]*)?>|<\/h([1-6])\s*>/gi;
const underline = /^ {0,3}(=+|-{2,})[ \t]*$/;
const markdownHeading = /^ {0,3}#{1,6}[ \t]+(\S.*)$/;

/** The first heading of markdown or HTML that has words, with one of these marks. Code blocks have none. */
export function firstHeading(text: string, marks: readonly Mark[] = ["#", "=", "-", "<"]): Heading | undefined {
  const prose = blankCodeBlocks(text);
  const found = [...markdownHeadings(prose), ...htmlHeadings(prose)].filter(({ mark }) => marks.includes(mark));
  for (const { text: written, ...place } of found.sort((one, other) => one.start - other.start)) {
    const words = lineText(plainText(written), maxWords);
    if (words) return { ...place, words };
  }
  return undefined;
}

function markdownHeadings(text: string): Found[] {
  const lines = text.split("\n");
  let start = 0;
  return lines.flatMap((line, index): Found[] => {
    const place = start;
    start += line.length + 1;
    const marked = markedText(line);
    if (marked) return [{ start: place, end: place + line.length, text: marked, mark: "#" }];
    const below = lines[index + 1] ?? "";
    const sign = underlineOf(lines, index, below);
    return sign
      ? [{ start: place, end: place + line.length + 1 + below.length, text: line.slice(0, 2000), mark: sign }]
      : [];
  });
}

function markedText(line: string): string {
  const text = markdownHeading.exec(tightenMark(line.slice(0, maxHeadingCharacters)))?.[1] ?? "";
  const bare = trimEnd(text.trimEnd(), /#/);
  return /[ \t]$/.test(bare) ? bare : text;
}

function underlineOf(lines: readonly string[], index: number, below: string): "=" | "-" | undefined {
  const sign = underline.exec(below.slice(0, maxHeadingCharacters))?.[1]?.charAt(0);
  if (sign === "=") return (lines[index - 1] ?? "").trim() === "" ? "=" : undefined;
  return sign === "-" && isHeadedBy(lines, index) ? "-" : undefined;
}

/** Headings in HTML, each up to the next closing tag of its level. */
function htmlHeadings(text: string): Found[] {
  const closers = new Map<string, { index: number; end: number }>();
  const headings: Found[] = [];
  for (const { 0: tag, 1: opens, 2: closes, index } of [...text.matchAll(headingTag)].reverse()) {
    const inside = index + tag.length;
    if (closes) closers.set(closes, { index, end: inside });
    const closer = opens ? closers.get(opens) : undefined;
    if (!closer || closer.index <= inside || closer.index - inside > maxHeadingCharacters) continue;
    headings.push({ start: index, end: closer.end, text: text.slice(inside, closer.index), mark: "<" });
  }
  return headings;
}
