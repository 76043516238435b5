import { shortBusinessDay } from "#platform/time/business-time.ts";
import { dueOf } from "../rules/due-of.ts";
import { leadsCopy } from "../words/desk.ts";

const copy = leadsCopy.step;

/** Days without an hour are formatted in UTC, whatever the business's time zone. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

type Props = { step: string; day: string; today: string };

/** A planned step with its day. */
export function StepLine({ step, day, today }: Props) {
  const due = copy.due[dueOf(day, today)](shortBusinessDay(noonOf(day), "UTC", noonOf(today)));
  return copy.line(due, step);
}
