const pauseMs = 20;

/** Asks again until the answer satisfies, and says what the last one was if it never does in the longest time. */
export async function eventually<Answer>(
  ask: () => Promise<Answer> | Answer,
  satisfies: (answer: Answer) => boolean,
  maxMs = 20_000,
): Promise<Answer> {
  const deadline = performance.now() + maxMs;
  for (;;) {
    const answer = await ask();
    if (satisfies(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`Never came: ${JSON.stringify(answer)?.slice(0, 500)}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
