import { stripNotes } from "#app/rules/articles/clean/clean-article.ts";
import { mapProse } from "#app/rules/articles/clean/fences.ts";
import { tightenMark } from "#app/rules/articles/clean/has-loose-marks.ts";
import { boldTitleLine } from "#app/rules/articles/clean/strip-fences.ts";
import { plainText } from "#app/rules/text/plain-text.ts";
import { lineText } from "#app/rules/text/tidy-text.ts";
import { trimEnd } from "#app/rules/text/trim-end.ts";
import { type FeedRecord, isRecord, ownValue, textOf, titleFields } from "./read-field.ts";

const maxTitle = 300;
const headLength = 20_000;
const maxHeadingCharacters = 2000;
const headingTag = /<h([1-6])(?:\s[^<>]*)?>|<\/h([1-6])\s*>/gi;
const underline = /^ {0,3}=+[ \t]*$/;
const markdownHeading = /^ {0,3}#{1,6}[ \t]+(\S.*)$/;

/** The record's title; content systems give it as HTML under `rendered`. */
export function givenTitle(record: FeedRecord): string {
  for (const name of titleFields) {
    const value = ownValue(record, name);
    const text = isRecord(value) ? plainText(textOf(value).slice(0, headLength)) : textOf(value);
    const title = lineText(text, maxTitle);
    if (title) return title;
  }
  return "";
}

/** A leading bold "Title:" line, or the first heading; empty if the text has neither. */
export function derivedTitle(content: string): string {
  const head = stripNotes(content.slice(0, headLength).replace(/\r\n?/g, "\n"));
  let prose = "";
  mapProse(head, (part) => {
    prose += `${part}\n`;
    return part;
  });
  const lines = prose.split("\n").filter((line) => line.trim() !== "");
  return fromTitleLine(lines.slice(0, 20)) || fromHeading(prose);
}

function fromTitleLine(lines: readonly string[]): string {
  for (const line of lines) {
    const title = toTitle(boldTitleLine.exec(line.slice(0, 2000))?.[1] ?? "");
    if (title) return title;
  }
  return "";
}

function fromHeading(prose: string): string {
  const inMarkdown = headingIn(prose.split("\n"));
  for (const { at, words } of htmlHeadings(prose)) {
    const title = toTitle(words);
    if (title) return headingIn(prose.slice(0, at).split("\n")) || title;
  }
  return inMarkdown;
}

/** Headings in HTML, in order, each up to the next closing tag of its level. */
function htmlHeadings(prose: string): { at: number; words: string }[] {
  const closers = new Map<string, number>();
  const headings: { at: number; words: string }[] = [];
  for (const { 0: tag, 1: opens, 2: closes, index } of [...prose.matchAll(headingTag)].reverse()) {
    if (closes) closers.set(closes, index);
    const start = index + tag.length;
    const end = opens ? (closers.get(opens) ?? start) : start;
    if (end > start && end - start <= maxHeadingCharacters)
      headings.push({ at: index, words: prose.slice(start, end) });
  }
  return headings.reverse();
}

function headingIn(lines: readonly string[]): string {
  for (const [index, line] of lines.entries()) {
    const title = markdownTitle(line) || underlinedTitle(lines, index);
    if (title) return title;
  }
  return "";
}

/** A one-line paragraph over equals signs; text over hyphens is too often plain text. */
function underlinedTitle(lines: readonly string[], index: number): string {
  const isAlone = (lines[index - 1] ?? "").trim() === "";
  return isAlone && underline.test(lines[index + 1] ?? "") ? toTitle((lines[index] ?? "").slice(0, 2000)) : "";
}

function markdownTitle(line: string): string {
  const text = markdownHeading.exec(tightenMark(line.slice(0, 2000)))?.[1] ?? "";
  const bare = trimEnd(text.trimEnd(), /#/);
  return text && toTitle(/[ \t]$/.test(bare) ? bare : text);
}

const toTitle = (text: string): string => lineText(plainText(text), maxTitle);
