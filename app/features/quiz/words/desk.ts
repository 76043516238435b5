import { maxPoints } from "#facts/quiz-points.ts";
import { formatNumber } from "#platform/intl/numbers.ts";

const count = (number: number) => formatNumber(number);

type Compared = { sum: number; before: number };

/** On Today. */
export const quizTodayCopy = {
  title: "The quiz, last 30 days",
  all: "All results",
  funnel: (begun: Compared, finished: Compared) =>
    `${count(begun.sum)} began and ${count(finished.sum)} finished. In the 30 days before: ${count(begun.before)} and ${count(finished.before)}.`,
  worst: (question: number, left: number) => `Most leave at question ${question}: ${count(left)} went no further.`,
  none: "Nobody was seen taking it in the last 30 days.",
  score: (score: number, band: string) => `${score} of ${maxPoints()}, ${band}`,
};

export const quizResultsCopy = {
  title: "Quiz results",
  none: "Nobody has asked for a report yet.",
  lead: "People who took the quiz, each with the last result. Press a score to read the answers behind it.",
  answersOf: (score: number) => `${score}: see the answers`,
  answers: "What they answered",
  noAnswers: "The answers of this result were not kept.",
  person: "All about this person",
  heads: {
    who: "Who",
    score: "Score",
    band: "Band",
    seo: "Search",
    leads: "Leads",
    experience: "Experience",
    date: "Date",
  },
  funnel: "How far people get, last 30 days",
  begun: (begun: number, finished: number) =>
    `In the last 30 days ${count(begun)} began and ${count(finished)} finished.`,
  answered: (question: number) => `Question ${question}`,
  leftHere: (left: number) => `${count(left)} left here`,
};
