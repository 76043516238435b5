import { imagePath } from "#app/rules/articles/image-path.ts";
import { type FeedRecord, isRecord, ownValue, valuesOf } from "./read-field.ts";

const imageFields = ["Featured Image URL", "Image URL", "imageSrc", "image"];
/** The record's picture, empty where it has none. */
export function readImage(record: FeedRecord): string {
  for (const value of valuesOf(record, imageFields)) {
    const path = imagePath(addressOf(value));
    if (path) return path;
  }
  return "";
}

/** Tables of content give a list of attachments, each with its address. */
function addressOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === "string") return first;
  const address = isRecord(first) ? (ownValue(first, "url") ?? ownValue(first, "src")) : "";
  return typeof address === "string" ? address : "";
}
