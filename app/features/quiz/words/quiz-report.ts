import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { mailFoot } from "#facts/mail-foot.ts";
import { maxPoints } from "#facts/quiz-points.ts";
import { counted } from "#platform/text/counted.ts";

/** The mail with a quiz report. Words in braces ({score}, {category}) are filled in later. */
export const quizReportCopy = editable("quiz-report", (facts: Facts) => ({
  subject: `Your visibility score: {score} of ${maxPoints()}`,
  title: "Your visibility report",
  lead: `Thank you for answering all fifteen questions. Here is what they add up to, as ${facts.brand.name} reads it.`,
  of: `of ${maxPoints()} points`,
  areas: "Where the points are",
  areaOf: "/ {max}",
  lowest: "{category} is your lowest score. Begin there.",
  next: "Three things to do first",
  button: "Open your result",
  otherwise: "If the button does nothing:",
  private:
    "That address is yours. It shows the scores and what to do about them, never who answered, and no search engine lists it. Whoever you pass it to can read it.",
  invite: {
    before: "Or go through it with us:",
    link: `choose ${counted(facts.sessionMinutes.quiz, "minute")} for a call`,
    after: "; it is free, and you hear what we would do first.",
  },
  regards: "With kind regards",
  why: `You get this mail because this address was entered to ask for the report. Questions about any line of it go to ${facts.contact.email}. A person reads them.`,
  business: mailFoot(facts),
}));

export type QuizReportCopy = ReturnType<typeof quizReportCopy>;
