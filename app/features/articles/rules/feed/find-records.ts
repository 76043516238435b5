import { readMessage } from "./feed-messages.ts";
import type { FeedShape } from "./feed-reading.ts";
import { type FeedRecord, hasBody, isFailure, isPostLike, isRecord, ownValue } from "./read-field.ts";
import { readTable } from "./read-table.ts";
import { readJsonText, unwrapItem } from "./unwrap-item.ts";

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
  const parsed = readJsonText(text);
  if (parsed) return findRecords(parsed.value, depth + 1);
  const message = readMessage(text);
  return message ? { kind: message } : nothing;
}

function findInList(list: unknown[], shape: FeedShape, depth: number): Found {
  if (list.length === 0) return { kind: "empty" };
  const items = list.flatMap((item) => unwrapItem(item));
  if (items.some(isPostLike) || items.length > 1) return { kind: "records", records: items, shape };
  const found = findRecords(items[0], depth + 1);
  return found.kind === "nothing" ? { kind: "records", records: items, shape } : found;
}

function findInObject(record: FeedRecord, depth: number): Found {
  const posts = ownValue(record, "posts");
  if (Array.isArray(posts)) return findInList(posts, "posts", depth);
  if (hasBody(record)) return { kind: "records", records: unwrapItem(record), shape: "single" };
  const inData = findInData(ownValue(record, "data"), depth);
  if (inData.kind !== "nothing") return inData;
  const table = readTable(ownValue(record, "table"));
  if (table) return table.length > 0 ? { kind: "records", records: table, shape: "table" } : { kind: "empty" };
  const message = readMessage(ownValue(record, "message"));
  if (message) return { kind: message };
  if (isFailure(record)) return nothing;
  if (isPostLike(record)) return { kind: "records", records: [record], shape: "single" };
  const keyed = keyedRecords(record);
  return keyed ? { kind: "records", records: keyed, shape: "field" } : findInFields(record, depth);
}

function findInData(data: unknown, depth: number): Found {
  if (Array.isArray(data)) return findInList(data, "data", depth);
  if (isPostLike(data)) return { kind: "records", records: [data], shape: "data" };
  return isRecord(data) || typeof data === "string" ? findRecords(data, depth + 1) : nothing;
}

/** The posts of an object keyed by their ids; null for any other object. Counted keys are no ids: they move. */
function keyedRecords(record: FeedRecord): FeedRecord[] | null {
  const entries = Object.entries(record).filter(([, value]) => typeof value === "object" && value !== null);
  if (entries.length < 2 || !entries.every(([, value]) => isPostLike(value) && hasBody(value))) return null;
  const areCounted =
    entries.every(([key]) => /^\d{1,6}$/.test(key)) && entries.some(([key]) => key === "0" || key === "1");
  return entries.map(([key, value]) => ({ ...(areCounted ? {} : { id: key }), ...(value as FeedRecord) }));
}

/** Any field may hold the list, or a post. An empty list counts only if nothing else in the object can be one. */
function findInFields(record: FeedRecord, depth: number): Found {
  const values = Object.values(record).filter((value) => typeof value === "object" || typeof value === "string");
  const founds = values.map((value) => findRecords(value, depth + 1));
  const list = founds.find(
    (found) => found.kind === "records" && found.records.some(isPostLike) && !isTitleOnly(found),
  );
  if (list?.kind === "records") return { ...list, shape: list.shape === "list" ? "field" : list.shape };
  const spoken = unwrapItem(record);
  if (spoken.some((one) => isRecord(one) && hasBody(one))) return { kind: "records", records: spoken, shape: "field" };
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
