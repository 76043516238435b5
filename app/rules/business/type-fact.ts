import type { PictureCopy } from "#app/rules/articles/post.ts";
import type { FactKind } from "./fact-kind.ts";
import { pictureAddress } from "./fact-picture.ts";

type Price = { lowDollars: number; highDollars: number | null };

/** A fact's value as text for its fields; reading it again gives the same. */
export function typeFact(kind: FactKind, value: unknown): string[] {
  if (kind.type === "price") {
    const { lowDollars, highDollars } = value as Price;
    return [String(lowDollars), highDollars === null ? "" : String(highDollars)];
  }
  if (kind.type === "weeklyHours") return (value as string[][]).map((spans) => spans.join(", "));
  if (kind.type === "daysOff") return [(value as string[]).join("\n")];
  if (kind.type === "picture") return [pictureAddress(value as PictureCopy)];
  return [String(value)];
}

export const fieldCount = ({ type }: FactKind) => ({ price: 2, weeklyHours: 7 })[type as string] ?? 1;
