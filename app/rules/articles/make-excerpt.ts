import { stripNotes } from "#app/rules/articles/clean/clean-article.ts";
import { isTitleLine } from "#app/rules/articles/clean/strip-fences.ts";
import { plainText } from "#app/rules/text/plain-text.ts";
import { shorten } from "#app/rules/text/shorten.ts";
import { lineText } from "#app/rules/text/tidy-text.ts";

const excerptLength = 150;
const maxGiven = 600;
const headLength = 6000;
const inlineData = /data:[a-z]+\/[\w.+-]{1,60};base64,[a-z0-9+/=]*/gi;

export const noExcerpt = "No excerpt available";

/** The record's own excerpt, in one line without markup; empty if it has none. */
export function givenExcerpt(text: string): string {
  return plainLine(text.slice(0, headLength), maxGiven);
}

/** The first 150 characters of the body, with an ellipsis if something was cut. */
export function excerptOf(content: string, title: string): string {
  const head = content.slice(0, 200_000).replace(inlineData, "").slice(0, headLength).replace(/\r\n?/g, "\n");
  const lines = stripNotes(head).split("\n");
  const body = lines.filter((line) => !isTitle(line, title)).join("\n");
  return plainLine(shorten(plainLine(body, headLength), excerptLength), maxGiven) || noExcerpt;
}

const plainLine = (text: string, limit: number): string => {
  const line = plainText(lineText(plainText(text.toWellFormed()), limit));
  return lineText(line, limit);
};

/** A "Title:" line, or a heading that repeats the title. */
function isTitle(line: string, title: string): boolean {
  const head = line.slice(0, 2000);
  if (isTitleLine(head)) return true;
  return /^\s*(?:#{1,6}|<h[1-6])/i.test(head) && plainText(head.replace(/^\s*#+/, "")) === title;
}
