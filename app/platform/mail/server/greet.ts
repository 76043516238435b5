import type { Facts } from "#facts/facts.ts";
import { greetingCopy } from "#facts/greeting.ts";
import { fill } from "#platform/text/fill.ts";
import { greetableName } from "../greetable-name.ts";

/** The salutation of a mail. */
export function greet(name: string, facts: Facts): string {
  const { named, unnamed } = greetingCopy(facts);
  const greetable = greetableName(name);
  return greetable ? fill(named, { name: greetable }) : unnamed;
}
