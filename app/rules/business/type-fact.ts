import type { PriceRange } from "#app/copy/facts.ts";
import { formatPrice } from "#app/copy/format/format-price.ts";
import type { PictureCopy } from "#app/rules/articles/post.ts";
import type { FactKind } from "./fact-kind.ts";
import { pictureAddress } from "./fact-picture.ts";

/** A fact's value as text for its fields; reading it again gives the same. */
export function typeFact(kind: FactKind, value: unknown): string[] {
  if (kind.type === "price") return [formatPrice(value as PriceRange)];
  if (kind.type === "weeklyHours") return (value as string[][]).map((spans) => spans.join(", "));
  if (kind.type === "daysOff") return [(value as string[]).join("\n")];
  if (kind.type === "picture") return [pictureAddress(value as PictureCopy)];
  return [String(value)];
}

export const fieldCount = ({ type }: FactKind) => (type === "weeklyHours" ? 7 : 1);
