import { plainText } from "#platform/text/plain-text.ts";
import { lineText } from "#platform/text/tidy-text.ts";
import { blankCodeBlocks } from "../clean/fences.ts";
import { firstHeading } from "../clean/headings.ts";
import { boldTitleLine } from "../clean/strip-fences.ts";
import { cleanTitle } from "./clean-title.ts";
import { type FeedRecord, isRecord, ownValue, textOf, titleFields } from "./read-field.ts";

const maxTitle = 300;
const headLength = 20_000;

/** The record's title as it is written; content systems give it as HTML under `rendered`. */
export function writtenTitle(record: FeedRecord): string {
  for (const name of titleFields) {
    const value = ownValue(record, name);
    const text = isRecord(value) ? plainText(textOf(value).slice(0, headLength)) : textOf(value);
    const title = lineText(text, maxTitle);
    if (title) return title;
  }
  return "";
}

/** A leading bold "Title:" line, or the first heading of a text without notes; empty if it has neither. */
export function derivedTitle(text: string): string {
  const prose = blankCodeBlocks(text.slice(0, headLength));
  const lines = prose.split("\n").filter((line) => line.trim() !== "");
  const found = fromTitleLine(lines.slice(0, 20)) || firstHeading(prose, ["#", "=", "<"])?.words;
  return cleanTitle(found ?? "");
}

function fromTitleLine(lines: readonly string[]): string {
  for (const line of lines) {
    const title = lineText(plainText(boldTitleLine.exec(line.slice(0, 2000))?.[1] ?? ""), maxTitle);
    if (title) return title;
  }
  return "";
}
