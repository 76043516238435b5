import { maxPoints, type QuizCategory } from "#facts/quiz-points.ts";

/** The owner's alert about a finished quiz whose report somebody asked for. */
export const quizAlertCopy = {
  subject: (score: number) => `Somebody finished the quiz: ${score} of ${maxPoints()}`,
  lead: "They asked for their report by mail. An answer to this mail goes to them.",
  labels: { email: "Email", result: "Result" },
  result: (score: number, band: string) => `${score} of ${maxPoints()}, ${band}`,
  area: (category: QuizCategory, points: number) => `${points} of ${maxPoints(category)}`,
  open: "Open their page on your desk",
};
