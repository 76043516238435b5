import type { Fields } from "#platform/http/read-fields.ts";
import { fieldCount } from "../rules/type-fact.ts";
import type { FactCopy } from "../words/business-details.ts";
import { readWeekFields, textOfDay } from "./read-week-fields.ts";

/** Twice the maximum of any fact: typed text is shown again, but no more of it. */
const maxTypedCharacters = 16_000;

const friday = 4;

/** Returns the texts of a fact's fields; what pickers chose is written as the owner would type it. */
export function typedOf(fields: Fields, { path, kind }: FactCopy): string[] {
  if (kind.type === "weeklyHours") return typedWeek(fields, path);
  return Array.from({ length: fieldCount(kind) }, (_, at) => {
    const typed = (fields[`${path}.${at}`] ?? "").slice(0, maxTypedCharacters);
    return kind.type === "daysOff" ? withPickedDays(typed, fields, path) : typed;
  });
}

/** With "same hours" ticked, weekdays get the hours of the first open one, except those ticked as closed. */
function typedWeek(fields: Fields, path: string): string[] {
  const { days, isSame } = readWeekFields(fields, path);
  const texts = days.map(textOfDay);
  const first = texts.findIndex((text) => text !== "");
  const follows = (at: number) => at > first && at <= friday && !days[at]?.isClosed;
  return texts.map((text, at) => (isSame && follows(at) ? (texts[first] ?? "") : text));
}

/** A first day alone is one day off, with a last day it is all between. */
function withPickedDays(typed: string, fields: Fields, path: string): string {
  const [first = "", last = ""] = [fields[`${path}.first`], fields[`${path}.last`]];
  if (first === "" && last === "") return typed;
  const picked = last === "" ? first : `${first} to ${last}`;
  return `${typed}\n${picked.slice(0, 40)}`.trim();
}
