import { lineText } from "#platform/text/tidy-text.ts";
import { type FeedRecord, firstText, isRecord, ownValue, valuesOf } from "./read-field.ts";
import { readJsonText } from "./unwrap-item.ts";

const categoryFields = ["Blog Category", "Category", "category"];
const topicFields = ["Blog Topic", "topic"];
const keywordFields = ["Primary SEO Keyword", "primaryKeyword"];
const maxCategory = 60;
const maxCategories = 20;
const maxValues = 1000;
/** No category, as spreadsheets and broken expressions write it. */
const absent = /^(?:n\/?a|undefined|null|nan|none|-+|\[object \w+\]|=?\s*\{\{.*\}\})$/;
const nameFields = ["name", "title", "label", "value", "slug"];

export const defaultCategory = "Marketing";

/** Category, topic and keywords, separated by commas, without duplicates in any case; empty if the record has none. */
export function readCategories(record: FeedRecord): string[] {
  const keywords = keywordsOf(record).flatMap((text) => text.slice(0, 10_000).split(","));
  const all = [
    ...listed(ownValue(record, "categories")),
    ...firstOf(record, categoryFields),
    ...firstOf(record, topicFields),
    ...keywords,
  ];
  return withoutDuplicates(all.slice(0, maxValues).map((text) => lineText(text, maxCategory))).slice(0, maxCategories);
}

export function withoutDuplicates(categories: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const category of categories) {
    const key = category.toLowerCase();
    if (category && !absent.test(key) && !byKey.has(key)) byKey.set(key, category);
  }
  return [...byKey.values()];
}

function firstOf(record: FeedRecord, names: readonly string[]): string[] {
  const list = valuesOf(record, names)
    .map(listed)
    .find((values) => values.length > 0);
  return list ?? [firstText(record, names)];
}

function keywordsOf(record: FeedRecord): string[] {
  return firstOf(record, keywordFields);
}

/** The names in a list, an object, or the JSON of one; empty for any other value. */
function listed(value: unknown): string[] {
  const written = typeof value === "string" ? readJsonText(value.slice(0, 10_000))?.value : value;
  if (Array.isArray(written)) return written.slice(0, maxValues).map(nameOf).filter(Boolean);
  return isRecord(written) ? [nameOf(written)].filter(Boolean) : [];
}

const nameOf = (value: unknown): string =>
  typeof value === "string" ? value : isRecord(value) ? firstText(value, nameFields) : "";
