import type { Facts } from "#facts/facts.ts";
import { type Question, questionsOf } from "#facts/session-kind.ts";
import { type Meeting, meetingsOf } from "./meeting.ts";

/** What the calendar of a kind asks a visitor besides name and address. */
export const asksOf = (facts: Facts): { questions: Question[]; meetings: Meeting[] } => ({
  questions: questionsOf(facts.kind?.questions),
  meetings: meetingsOf(facts),
});
