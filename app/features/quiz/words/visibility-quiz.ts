import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { maxPoints, questionCount } from "#facts/quiz-points.ts";

/** Facts that the quiz needs; they are sent in the page. */
export type QuizFacts = Pick<Facts, "brand" | "contact" | "sessionMinutes">;

/** Words in braces ({number}, {total}) are filled in where they are shown. */
export const visibilityQuizCopy = editable("visibility-quiz", (facts: QuizFacts) => ({
  meta: {
    title: "Free Website Visibility Quiz",
    description: `Fifteen plain questions about search, inquiries and your website. In 3 minutes you have a score out of ${maxPoints()} and the next steps to take.`,
  },
  hero: {
    title: "Would a stranger",
    turn: "find you tonight?",
    lead: "Somebody is choosing where to taste, smoke or dine this weekend. Fifteen questions, about 3\u00a0minutes, and you’ll know how easily they could choose you.",
    button: "Start the Free Assessment",
  },
  discover: {
    title: "What you’ll discover",
    items: [
      {
        title: "Hidden SEO issues",
        text: "Hours that disagree from map to map, a menu nobody can read on a phone, questions your pages leave to the telephone.",
      },
      {
        title: "Lead generation gaps",
        text: "The call missed during service, the inquiry answered on Thursday, the visitor who loved it and left no name.",
      },
      {
        title: "User experience flaws",
        text: "Too many taps to a booking, last season’s prices, photographs of an empty room that is never empty.",
      },
    ],
  },
  steps: {
    title: "How it works",
    items: [
      {
        title: `Answer ${questionCount} questions`,
        text: "Each takes a few seconds. Rate your place as a first-time guest would, from 1, Poor, to 5, Excellent.",
      },
      {
        title: "Get your score",
        text: `A total out of ${maxPoints()}, one score for each area, and three things to do first. It’s on the screen at once.`,
      },
      {
        title: "Go through it with us, if you like",
        text: `A free ${facts.sessionMinutes.quiz}-minute Digital Diagnostic on your own pages. It’s optional, and so is everything after it.`,
      },
    ],
  },
  quiz: {
    name: "Visibility quiz",
    introTitle: "Answer as a first-time guest",
    introText:
      "Guess where you must. The first answer that comes to mind is usually the true one, and nobody sees it unless you ask for the report.",
    start: "Start the Assessment",
    progress: "Progress",
    number: "Question {number} of {total}",
    hint: "Choose from 1 to 5. The next question follows by itself.",
    back: "Back to question {number}",
    backToIntro: "Back to the start",
    startOver: "Start over",
    next: "Next question",
    /** For the form that works without scripts. */
    finish: "See my score",
    unanswered: "Please choose an answer from 1 to 5",
  },
  /** The first question on the home page. */
  onHome: {
    label: `Question 1 of ${questionCount}`,
    note: "Your answer draws the first line of a hill. The other fourteen take about 3\u00a0minutes.",
  },
  privacy: "No account and no email needed to see your score. We ask for an address only if you want the report.",
  closing: {
    title: "Rather be told in person?",
    text: `Skip the questions. In a free ${facts.sessionMinutes.consultation}-minute consultation we look at your place together and you hear what we’d do first.`,
    button: "Schedule a consultation",
  },
}));
