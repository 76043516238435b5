export type FeedRecord = Record<string, unknown>;

export const titleFields = ["title", "Title"];
export const bodyFields = ["Draft Blog Content", "Content", "content"];

export function isRecord(value: unknown): value is FeedRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field's text: a string, a number, the lines of a list, or a content system's `rendered`. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return textOfList(value);
  return isRecord(value) && typeof ownValue(value, "rendered") === "string" ? textOf(ownValue(value, "rendered")) : "";
}

function textOfList(list: unknown[]): string {
  const lines = list.filter((line): line is string => typeof line === "string");
  return lines.join("\n\n").toWellFormed();
}

export const ownValue = (record: FeedRecord, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The values of a field under all its names, in order. */
export const valuesOf = (record: FeedRecord, names: readonly string[]): unknown[] =>
  names.map((name) => ownValue(record, name));

/** The first of a field's names that holds text. */
export function firstText(record: FeedRecord, names: readonly string[]): string {
  for (const name of names) {
    const text = textOf(ownValue(record, name));
    if (/\S/.test(text)) return text;
  }
  return "";
}

/** Whether a record has any field of a post. */
export const isPostLike = (value: unknown): value is FeedRecord =>
  isRecord(value) && (firstText(value, titleFields) !== "" || firstText(value, bodyFields) !== "");

/** Whether a record describes an error, which may have a title like a post. */
export function isFailure(record: FeedRecord): boolean {
  const codes = [record.status, record.statusCode, record.code];
  return codes.some((code) => Number(textOf(code)) >= 400) || Boolean(record.error) || Boolean(record.errors);
}

export const hasBody = (record: FeedRecord): boolean => firstText(record, bodyFields) !== "";
