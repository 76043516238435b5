import { pictureAddress } from "#facts/fact-picture.ts";
import type { PriceRange } from "#facts/facts.ts";
import type { PictureCopy } from "#facts/post.ts";
import type { Place } from "#platform/intl/place.ts";
import { formatPrice } from "#platform/text/format-price.ts";
import type { FactKind } from "./fact-kind.ts";

/** A fact's value as text for its fields; reading it again gives the same. */
export function typeFact(kind: FactKind, value: unknown, place: Place): string[] {
  if (kind.type === "price") return [formatPrice(value as PriceRange, place)];
  if (kind.type === "weeklyHours") return (value as string[][]).map((spans) => spans.join(", "));
  if (kind.type === "daysOff") return [(value as string[]).join("\n")];
  if (kind.type === "picture") return [pictureAddress(value as PictureCopy)];
  return [String(value)];
}

export const fieldCount = ({ type }: FactKind) => (type === "weeklyHours" ? 7 : 1);
