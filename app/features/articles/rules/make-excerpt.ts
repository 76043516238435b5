import { htmlText } from "#platform/text/html-text.ts";
import { markdownText } from "#platform/text/markdown-text.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { shorten } from "#platform/text/shorten.ts";
import { lineText } from "#platform/text/tidy-text.ts";
import { type CleanArticle, cleanArticle, type WrittenArticle } from "./clean/clean-article.ts";

const excerptLength = 150;
const maxGiven = 600;
const headLength = 6000;
const beginningLength = 60_000;
const inlineData = /data:[a-z]+\/[\w.+-]{1,60};base64,[a-z0-9+/=]*/gi;

export const noExcerpt = "No excerpt available";

/** The record's own excerpt, in one line without markup; empty if it has none. */
export function givenExcerpt(text: string): string {
  const line = plainText(lineText(plainText(text.slice(0, headLength).toWellFormed()), maxGiven));
  return lineText(line, maxGiven);
}

/** The first 150 characters that an article's page shows, with an ellipsis if something was cut. */
export const excerptOf = (article: WrittenArticle): string => excerptIn(cleanBeginning(article));

/** An article's beginning as its page shows it: many times what an excerpt or a judgement needs. */
export const cleanBeginning = ({ content, ...of }: WrittenArticle): CleanArticle =>
  cleanArticle(content.slice(0, 200_000).replace(inlineData, "").slice(0, beginningLength), of);

export function excerptIn({ kind, text }: CleanArticle): string {
  const head = text.slice(0, headLength);
  const words = kind === "html" ? htmlText(head) : markdownText(head);
  return lineText(shorten(lineText(words, headLength), excerptLength), maxGiven) || noExcerpt;
}
