import type { Facts } from "#facts/facts.ts";
import { type Question, questionsOf } from "#facts/session-kind.ts";
import { type Meeting, meetingsOf } from "./meeting.ts";

/** Returns the questions of a kind to visitors, besides name and address. */
export const asksOf = (facts: Facts): { questions: Question[]; meetings: Meeting[] } => ({
  questions: questionsOf(facts.kind?.questions),
  meetings: meetingsOf(facts),
});
