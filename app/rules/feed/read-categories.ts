import { lineText } from "#app/rules/text/tidy-text.ts";
import { type FeedRecord, firstText, ownValue, valuesOf } from "./read-field.ts";

const categoryFields = ["Blog Category", "Category", "category"];
const topicFields = ["Blog Topic", "topic"];
const keywordFields = ["Primary SEO Keyword", "primaryKeyword"];
const maxCategory = 60;
const maxCategories = 20;

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
  return withoutDuplicates(all.slice(0, 1000).map((text) => lineText(text, maxCategory))).slice(0, maxCategories);
}

export function withoutDuplicates(categories: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const category of categories) {
    const key = category.toLowerCase();
    if (category && !byKey.has(key)) byKey.set(key, category);
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

const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
