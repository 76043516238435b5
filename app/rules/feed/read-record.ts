import { givenExcerpt } from "#app/rules/articles/make-excerpt.ts";
import { lineText } from "#app/rules/text/tidy-text.ts";
import { trimEnd } from "#app/rules/text/trim-end.ts";
import { readDate } from "#app/rules/time/read-date.ts";
import { readCategories } from "./read-categories.ts";
import { bodyFields, type FeedRecord, firstText, ownValue, textOf, valuesOf } from "./read-field.ts";
import { readImage } from "./read-image.ts";
import { derivedTitle, givenTitle } from "./read-title.ts";

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
  hasUnreadableDate: boolean;
  excerpt: string;
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

export function readRecord(record: FeedRecord): Draft {
  const content = firstText(record, bodyFields);
  const given = givenTitle(record);
  const dates = valuesOf(record, dateFields);
  const date = dates.map(readDate).find((text) => text !== "") ?? "";
  return {
    id: lineText(firstText(record, ["id", ...keyFields]), maxId),
    fragmentKey: lineText(firstText(record, keyFields), maxId),
    slug: readSlug(record),
    title: given || derivedTitle(content),
    hasGivenTitle: given !== "",
    author: lineText(firstText(record, ["Author", "author"]), maxName),
    date,
    hasUnreadableDate: date === "" && dates.some((value) => textOf(value).trim() !== ""),
    excerpt: givenExcerpt(firstText(record, ["Excerpt", "excerpt"])),
    content,
    categories: readCategories(record),
    imageSrc: readImage(record),
    readTime: givenReadTime(record),
    isStatic: ownValue(record, "source") === "static",
  };
}

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
