import { leadsCopy } from "#app/copy/desk/leads.ts";
import { dueOf } from "#app/rules/leads/due-of.ts";
import { shortBusinessDay } from "#app/rules/time/business-time.ts";

const copy = leadsCopy.step;

/** Days without an hour are formatted in UTC, whatever the business's time zone. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

type Props = { step: string; day: string; today: string };

/** A planned step with its day. */
export function StepLine({ step, day, today }: Props) {
  const due = copy.due[dueOf(day, today)](shortBusinessDay(noonOf(day), "UTC", noonOf(today)));
  return copy.line(due, step);
}
