import type { Facts } from "#app/copy/facts.ts";
import { greetingCopy } from "#app/copy/mails/greeting.ts";
import { greetableName } from "#app/rules/mail/greetable-name.ts";
import { fill } from "#app/rules/text/fill.ts";

/** The salutation of a mail. */
export function greet(name: string, facts: Facts): string {
  const { named, unnamed } = greetingCopy(facts);
  const greetable = greetableName(name);
  return greetable ? fill(named, { name: greetable }) : unnamed;
}
