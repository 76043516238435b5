import { readMessage } from "./feed-messages.ts";
import type { FeedShape } from "./feed-reading.ts";
import { parseJson } from "./parse-json.ts";
import { type FeedRecord, hasBody, isPostLike, isRecord, ownValue, textOf } from "./read-field.ts";
import { readTable } from "./read-table.ts";

export type Found =
  | { kind: "records"; records: unknown[]; shape: FeedShape }
  | { kind: "empty" }
  | { kind: "started" }
  | { kind: "not-registered" }
  | { kind: "nothing" };

const nothing: Found = { kind: "nothing" };
const deepestWrapping = 5;

/** Finds the records in an answer, under any known wrapping of automations, sheets and content systems. */
export function findRecords(value: unknown, depth = 0): Found {
  if (depth > deepestWrapping) return nothing;
  if (typeof value === "string") return findInText(value, depth);
  if (Array.isArray(value)) return findInList(value, "list", depth);
  return isRecord(value) ? findInObject(value, depth) : nothing;
}

function findInText(text: string, depth: number): Found {
  const parsed = /^\s*[[{"]/.test(text) ? parseJson(text) : null;
  if (parsed) return findRecords(parsed.value, depth + 1);
  const message = readMessage(text);
  return message ? { kind: message } : nothing;
}

function findInList(list: unknown[], shape: FeedShape, depth: number): Found {
  if (list.length === 0) return { kind: "empty" };
  const items = list.map(unwrapItem);
  if (items.some(isPostLike) || items.length > 1) return { kind: "records", records: items, shape };
  const found = findRecords(items[0], depth + 1);
  return found.kind === "nothing" ? { kind: "records", records: items, shape } : found;
}

const itemWrappers = ["json", "fields", "data", "body", "attributes"];

function unwrapItem(item: unknown): unknown {
  if (!isRecord(item) || isPostLike(item)) return item;
  for (const name of itemWrappers) {
    const inner = ownValue(item, name);
    if (isPostLike(inner)) return { id: ownValue(item, "id"), ...inner };
  }
  return item;
}

function findInObject(record: FeedRecord, depth: number): Found {
  const posts = ownValue(record, "posts");
  if (Array.isArray(posts)) return findInList(posts, "posts", depth);
  if (hasBody(record)) return { kind: "records", records: [record], shape: "single" };
  const inData = findInData(ownValue(record, "data"), depth);
  if (inData.kind !== "nothing") return inData;
  const table = readTable(ownValue(record, "table"));
  if (table) return table.length > 0 ? { kind: "records", records: table, shape: "table" } : { kind: "empty" };
  const message = readMessage(ownValue(record, "message"));
  if (message) return { kind: message };
  if (isFailure(record)) return nothing;
  return isPostLike(record) ? { kind: "records", records: [record], shape: "single" } : findInFields(record, depth);
}

function findInData(data: unknown, depth: number): Found {
  if (Array.isArray(data)) return findInList(data, "data", depth);
  if (isPostLike(data)) return { kind: "records", records: [data], shape: "data" };
  return isRecord(data) || typeof data === "string" ? findRecords(data, depth + 1) : nothing;
}

/** Whether a record describes an error, which has a title like a post. */
function isFailure(record: FeedRecord): boolean {
  const codes = [record.status, record.statusCode, record.code];
  return codes.some((code) => Number(textOf(code)) >= 400) || Boolean(record.error) || Boolean(record.errors);
}

/** Any field may hold the list, or a post. An empty list counts only if nothing else in the object can be one. */
function findInFields(record: FeedRecord, depth: number): Found {
  const values = Object.values(record).filter((value) => typeof value === "object" || typeof value === "string");
  const founds = values.map((value) => findRecords(value, depth + 1));
  const list = founds.find(
    (found) => found.kind === "records" && found.records.some(isPostLike) && !isTitleOnly(found),
  );
  if (list?.kind === "records") return { ...list, shape: list.shape === "list" ? "field" : list.shape };
  const message = founds.find((found) => found.kind === "not-registered" || found.kind === "started");
  const isEmptyList = values.length === 1 && founds[0]?.kind === "empty";
  return message ?? (isEmptyList ? { kind: "empty" } : nothing);
}

/** An object with only a title is the name of a site more often than a post. */
function isTitleOnly(found: Found): boolean {
  return (
    found.kind === "records" && found.shape === "single" && !found.records.some((one) => isRecord(one) && hasBody(one))
  );
}
