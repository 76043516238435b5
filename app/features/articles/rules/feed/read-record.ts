import { lineText } from "#platform/text/tidy-text.ts";
import { trimEnd } from "#platform/text/trim-end.ts";
import { readDate } from "#platform/time/read-date.ts";
import { stripNotes, withoutNotes } from "../clean/clean-article.ts";
import { imagePath } from "../image-path.ts";
import { givenExcerpt } from "../make-excerpt.ts";
import { cleanTitle } from "./clean-title.ts";
import { readCategories } from "./read-categories.ts";
import { bodyFields, type FeedRecord, firstText, isRecord, ownValue, textOf, valuesOf } from "./read-field.ts";
import { derivedTitle, writtenTitle } from "./read-title.ts";

/** A record in the site's own fields; missing ones are empty. */
export type Draft = {
  id: string;
  /** Shared by the fragments of one post. */
  fragmentKey: string;
  slug: string;
  title: string;
  /** The title did not come from the body, so the body does not repeat it. */
  hasGivenTitle: boolean;
  author: string;
  date: string;
  /**
   * Title and date as they were read when articles without an id or a slug got theirs: what is made from them stays,
   * so that no article moves.
   */
  former: { title: string; date: string };
  hasUnreadableDate: boolean;
  excerpt: string;
  writtenExcerpt: string;
  content: string;
  categories: string[];
  imageSrc: string;
  readTime: number | null;
  isStatic: boolean;
};

const keyFields = ["postId", "PostId", "Id"];
const dateFields = ["Date", "date", "publishDate"];
const maxName = 120;
const maxId = 200;
const maxExcerpt = 6000;
const maxBeginning = 60_000;

export function readRecord(record: FeedRecord, isOwnFeed: boolean): Draft {
  const content = firstText(record, bodyFields);
  const given = writtenTitle(record);
  const dates = valuesOf(record, dateFields);
  const date = firstDate(dates);
  const writtenExcerpt = firstText(record, ["Excerpt", "excerpt"]).slice(0, maxExcerpt);
  return {
    id: lineText(firstText(record, ["id", ...keyFields]), maxId),
    fragmentKey: lineText(firstText(record, keyFields), maxId),
    slug: readSlug(record),
    title: cleanTitle(given || derivedTitle(withoutNotes(content.slice(0, maxBeginning), "n8n"))),
    former: { title: given || derivedTitle(stripNotes(headOf(content))), date: firstDate(dates.map(withDots)) },
    hasGivenTitle: given !== "",
    author: lineText(firstText(record, ["Author", "author"]), maxName),
    date,
    hasUnreadableDate: date === "" && dates.some((value) => textOf(value).trim() !== ""),
    excerpt: isOwnFeed ? lineText(writtenExcerpt, maxExcerpt) : givenExcerpt(writtenExcerpt),
    writtenExcerpt,
    content,
    categories: readCategories(record),
    imageSrc: readImage(record),
    readTime: givenReadTime(record),
    isStatic: ownValue(record, "source") === "static",
  };
}

const headOf = (content: string): string => content.slice(0, 20_000).replace(/\r\n?/g, "\n");

const firstDate = (values: readonly unknown[]): string => values.map(readDate).find((text) => text !== "") ?? "";

/** `11-03-2026` was read as `11.03.2026` once. */
const withDots = (value: unknown): unknown =>
  typeof value === "string" ? value.slice(0, 100).replace(/^(\s*\d{1,2})-(\d{1,2})-(?=\d{4})/, "$1.$2.") : value;

/** The last part of a path, because a slug may come with its old address. */
function readSlug(record: FeedRecord): string {
  const path = firstText(record, ["slug"])
    .slice(0, 2000)
    .trim()
    .replace(/[?#].*$/s, "");
  return trimEnd(path, /\//).split("/").at(-1) ?? "";
}

function givenReadTime(record: FeedRecord): number | null {
  const text = firstText(record, ["readTime"]).trim();
  const minutes = Math.ceil(Number.parseFloat(/^\d{1,4}(?:\.\d+)?/.exec(text.slice(0, 20))?.[0] ?? ""));
  return minutes >= 1 && minutes <= 999 ? minutes : null;
}

const imageFields = ["Featured Image URL", "Image URL", "imageSrc", "image"];
function readImage(record: FeedRecord): string {
  for (const value of valuesOf(record, imageFields)) {
    const path = imagePath(addressOf(value));
    if (path) return path;
  }
  return "";
}

/** Content tables give a list of attachments, each with an address. */
function addressOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === "string") return first;
  const address = isRecord(first) ? (ownValue(first, "url") ?? ownValue(first, "src")) : "";
  return typeof address === "string" ? address : "";
}
