type QuizStep = {
  question: number;
  /** How many answered it. */
  answered: number;
  /** How many reached it and went no further. */
  left: number;
};

export type QuizFunnel = { started: number; finished: number; steps: QuizStep[]; worst: QuizStep | undefined };

/** The quiz funnel, from how often each number of answers was reached. */
export function quizFunnel(counts: readonly { path: string; count: number }[], questions: number): QuizFunnel {
  const reached = (answers: number) => counts.find(({ path }) => path === String(answers))?.count ?? 0;
  const steps = Array.from({ length: questions }, (_, index) => {
    const answered = reached(index + 1);
    return { question: index + 1, answered, left: Math.max(0, reached(index) - answered) };
  });
  const worst = steps.toSorted((one, other) => other.left - one.left)[0];
  return {
    started: reached(0),
    finished: reached(questions),
    steps,
    worst: worst && worst.left > 0 ? worst : undefined,
  };
}
