const pauseMs = 20;
/** A bound for what never comes, not a measure: a busy machine is no failure. */
const defaultMs = 60_000;

/** Repeats a question until the answer satisfies; on time-out the error shows the last answer. */
export async function eventually<Answer>(
  ask: () => Promise<Answer> | Answer,
  satisfies: (answer: Answer) => boolean,
  maxMs = defaultMs,
): Promise<Answer> {
  const deadline = performance.now() + maxMs;
  for (;;) {
    const answer = await ask();
    if (satisfies(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`Never came: ${JSON.stringify(answer)?.slice(0, 500)}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** `soon(read).is(done)` resolves with the first answer of which that holds. */
export const soon = <Answer>(ask: () => Promise<Answer> | Answer, maxMs?: number) => ({
  is: (satisfies: (answer: Answer) => boolean) => eventually(ask, satisfies, maxMs),
});
