import { fork } from "node:child_process";
import { once } from "node:events";

export type ProcessLimits = {
  memoryMb: number;
  timeMs: number;
  /** Ends it early, when the site stops. */
  stopped?: AbortSignal;
};

export type ProcessAnswer<Answer> =
  | { kind: "answer"; answer: Answer }
  | { kind: "out of time" }
  | { kind: "stopped" }
  /** It has used up its memory, or crashed. */
  | { kind: "died" };

/**
 * Asks one question of a script that runs in a process of its own: whatever the question does to it, the site goes on.
 * A thread would not do, since one that runs out of memory can take the whole process along. The process gets nothing of
 * the site's environment.
 */
export async function askOwnProcess<Answer>(
  script: URL,
  question: unknown,
  { memoryMb, timeMs, stopped }: ProcessLimits,
): Promise<ProcessAnswer<Answer>> {
  const child = fork(script, {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const deadline = AbortSignal.timeout(timeMs);
  const signal = stopped ? AbortSignal.any([deadline, stopped]) : deadline;
  const ended = once(child, "exit");
  try {
    child.send(question as object, () => {});
    const answered = once(child, "message", { signal }).then(
      ([answer]): ProcessAnswer<Answer> => ({ kind: "answer", answer }),
    );
    return await Promise.race([answered, ended.then((): ProcessAnswer<Answer> => ({ kind: "died" }))]);
  } catch {
    if (stopped?.aborted) return { kind: "stopped" };
    return { kind: deadline.aborted ? "out of time" : "died" };
  } finally {
    child.kill("SIGKILL");
  }
}

/** The other side: answers the one question that its process was started for. */
export function answerQuestion<Question>(answer: (question: Question) => unknown) {
  process.once("message", async (question) => {
    process.send?.(await answer(question as Question));
  });
}
