import type { OpenQuestion, QuestionGroup } from "../rules/group-questions.ts";
import { spelledWords } from "../rules/read-question.ts";
import { standingQuestions } from "../words/standing-questions.ts";

const read = standingQuestions.map(({ question, asks }) => ({ question, phrases: asks.split(",").map(spelledWords) }));

/** The question that nearly every owner is asked, if this is one. */
export function standingFor(question: string): string | undefined {
  const words = spelledWords(question);
  return read.find(({ phrases }) => phrases.some((phrase) => isIn(phrase, words)))?.question;
}

/** Whether words occur in their order, others in between. */
function isIn(phrase: readonly string[], words: readonly string[]): boolean {
  const rest = words.values();
  return phrase.every((word) => rest.some((each) => each === word));
}

/** The ones without an answer, each with what visitors asked of it. */
export function openStanding(answers: readonly { question: string }[], open: readonly OpenQuestion[]): QuestionGroup[] {
  const given = new Set(answers.map(({ question }) => standingFor(question)));
  return read
    .filter(({ question }) => !given.has(question))
    .map(({ question }) => ({
      standing: question,
      questions: open.filter((each) => standingFor(each.question) === question),
    }));
}
