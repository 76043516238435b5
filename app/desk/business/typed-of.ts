import type { FactCopy } from "#app/copy/desk/business-details.ts";
import { fieldCount } from "#app/rules/business/type-fact.ts";
import type { Fields } from "#app/sections/read-fields.ts";

/** Twice the maximum of any fact: typed text is shown again, but no more of it. */
const maxTypedCharacters = 16_000;

/** A day has its hours in at most so many spans. */
export const maxSpans = 4;

const friday = 4;

/** The texts of a fact's fields; what was chosen in pickers is written as the owner would type it. */
export function typedOf(fields: Fields, { path, kind }: FactCopy): string[] {
  const isSame = fields[`${path}.same`] === "on";
  return Array.from({ length: fieldCount(kind) }, (_, at) => {
    const name = `${path}.${isSame && at <= friday ? 0 : at}`;
    const typed = (fields[name] ?? "").slice(0, maxTypedCharacters);
    if (kind.type === "weeklyHours") return typed.trim() || pickedHours(fields, name);
    return kind.type === "daysOff" ? withPickedDays(typed, fields, path) : typed;
  });
}

function pickedHours(fields: Fields, name: string): string {
  if (fields[`${name}.closed`] === "on") return "";
  const spans = Array.from({ length: maxSpans }, (_, place) => {
    const [from = "", to = ""] = [fields[`${name}.${place}.from`], fields[`${name}.${place}.to`]];
    return from || to ? `${from}–${to}`.slice(0, 40) : "";
  });
  return spans.filter(Boolean).join(", ");
}

/** A first day alone is one day off, with a last day it is all between. */
function withPickedDays(typed: string, fields: Fields, path: string): string {
  const [first = "", last = ""] = [fields[`${path}.first`], fields[`${path}.last`]];
  if (first === "" && last === "") return typed;
  const picked = last === "" ? first : `${first} to ${last}`;
  return `${typed}\n${picked.slice(0, 40)}`.trim();
}
