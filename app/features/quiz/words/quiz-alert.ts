/** The owner's alert about a finished quiz whose report somebody asked for. */
export const quizAlertCopy = {
  subject: (score: number) => `Somebody finished the quiz: ${score} of 75`,
  lead: "They asked for their report by mail. An answer to this mail goes to them.",
  labels: { email: "Email", result: "Result" },
  result: (score: number, band: string) => `${score} of 75, ${band}`,
  area: (points: number) => `${points} of 25`,
  open: "Open their page on your desk",
};
