import { pictureAddress } from "#facts/fact-picture.ts";
import type { PictureCopy } from "#features/articles/rules/post.ts";
import type { FactKind } from "./fact-kind.ts";

type Price = { lowDollars: number; highDollars: number | null };

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

function typePrice({ lowDollars, highDollars }: Price): string {
  if (highDollars === null) return `from ${dollars(lowDollars)}`;
  return highDollars === lowDollars ? dollars(lowDollars) : `${dollars(lowDollars)}–${dollars(highDollars)}`;
}

/** A fact's value as text for its fields; reading it again gives the same. */
export function typeFact(kind: FactKind, value: unknown): string[] {
  if (kind.type === "price") return [typePrice(value as Price)];
  if (kind.type === "weeklyHours") return (value as string[][]).map((spans) => spans.join(", "));
  if (kind.type === "daysOff") return [(value as string[]).join("\n")];
  if (kind.type === "picture") return [pictureAddress(value as PictureCopy)];
  return [String(value)];
}

export const fieldCount = ({ type }: FactKind) => (type === "weeklyHours" ? 7 : 1);
