import { type FeedRecord, isRecord, ownValue, valuesOf } from "#app/rules/read-feed/read-field.ts";

const imageFields = ["Featured Image URL", "Image URL", "imageSrc", "image"];
const longestPath = 2000;
const none = /^(?:n\/?a|none|null|undefined|false|-+)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are taken out of addresses
const controls = /[\u0000-\u001f\u007f]/g;

/** The record's picture, empty where it has none. */
export function readImage(record: FeedRecord): string {
  for (const value of valuesOf(record, imageFields)) {
    const path = imagePath(addressOf(value));
    if (path) return path;
  }
  return "";
}

/** A path gets a leading slash unless it starts with http, https, data or a slash. */
export function imagePath(address: string): string {
  const path = address.toWellFormed().trim();
  if (/^data:/i.test(path)) return path;
  const clean = path
    .slice(0, longestPath + 1)
    .replace(controls, "")
    .replaceAll("\\", "/");
  if (clean === "" || clean.length > longestPath || none.test(clean)) return "";
  return /^(?:https?:|\/)/i.test(clean) ? clean : `/${clean}`;
}

/** Tables of content give a list of attachments, each with its address. */
function addressOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === "string") return first;
  const address = isRecord(first) ? (ownValue(first, "url") ?? ownValue(first, "src")) : "";
  return typeof address === "string" ? address : "";
}
