import { useLocale } from "#facts/use-words.ts";
import { shortDay } from "#platform/time/business-time.ts";
import { clockOfDate } from "#platform/time/zoned-time.ts";
import { dueOf } from "../rules/due-of.ts";
import { leadsCopy } from "../words/desk.ts";

const copy = leadsCopy.step;

type Props = { step: string; day: string; today: string };

/** A planned step with its day. */
export function StepLine({ step, day, today }: Props) {
  const due = copy.due[dueOf(day, today)](shortDay(day, useLocale(), clockOfDate(today)));
  return copy.line(due, step);
}
