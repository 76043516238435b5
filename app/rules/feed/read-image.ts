import { imagePath } from "#app/rules/articles/image-path.ts";
import { type FeedRecord, isRecord, ownValue, valuesOf } from "./read-field.ts";

const imageFields = ["Featured Image URL", "Image URL", "imageSrc", "image"];
export function readImage(record: FeedRecord): string {
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
