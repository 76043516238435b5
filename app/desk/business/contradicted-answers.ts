import { formatPrice } from "#app/copy/format/format-price.ts";
import { findContradicted } from "#app/rules/assistant/find-contradicted.ts";
import { mergeFacts } from "#app/rules/business/merge-facts.ts";
import type { Services } from "#server/services.ts";
import { readFactAt } from "./fact-places.ts";
import { isSame, readStoredFacts } from "./load-facts.ts";
import type { Planned } from "./plan-change.ts";

/** Finds the owner's answers for Dash with a price or a number that this change removes. */
export async function findContradictedAnswers(values: Planned, { queries }: Services) {
  const answers = await queries.questionBook.listOwnersAnswers();
  if (answers.length === 0) return [];
  const { activeFacts } = await readStoredFacts(queries.facts);
  const after = mergeFacts(activeFacts, Object.fromEntries(values));
  const changed = [...values.keys()].filter((path) => !isSame(readFactAt(activeFacts, path), readFactAt(after, path)));
  const printed = (facts: typeof activeFacts) => changed.map((path) => print(readFactAt(facts, path)));
  return findContradicted(answers, printed(activeFacts), printed(after));
}

type Price = Parameters<typeof formatPrice>[0];

function print(value: unknown): string {
  if (typeof value === "number" || typeof value === "string") return String(value);
  const isPrice = typeof value === "object" && value !== null && "lowDollars" in value;
  return isPrice ? formatPrice(value as Price) : "";
}
