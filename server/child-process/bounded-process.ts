import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setImmediate as letOthersRun } from "node:timers/promises";

export type ProcessLimits = {
  /** Of JavaScript's own memory. */
  memoryMb: number;
  /** Of all its memory, as a picture's decoder takes it outside of JavaScript's. */
  residentMb?: number;
  timeMs: number;
  /** How long it may wait for another question: to start one takes a third of a second. */
  idleMs?: number;
  /** Ends it early, when the site stops. */
  stopped?: AbortSignal;
};

export type ProcessAnswer<Answer> =
  | { kind: "answer"; answer: Answer }
  | { kind: "out of time" }
  | { kind: "stopped" }
  /** Its resident memory went beyond the limit. */
  | { kind: "too large" }
  /** It has used up its memory, or crashed. */
  | { kind: "died" };

/**
 * Asks one question of a script that runs in a process of its own: whatever the question does to it, the site goes on.
 * A thread would not do, since one that runs out of memory can take the whole process along. The process gets nothing of
 * the site's environment. `pieces` are what of the question is long.
 */
export async function askOwnProcess<Answer>(
  script: URL,
  question: unknown,
  limits: ProcessLimits,
  pieces: readonly Uint8Array[] = [],
): Promise<ProcessAnswer<Answer>> {
  const child = (limits.idleMs && takeWaiting(script, limits)) || start(script, limits);
  const heard = hear<Answer>(child, limits);
  await send(child, question, pieces);
  const asked = await heard;
  if (asked.kind === "answer" && limits.idleMs) keepWaiting(child, script, limits);
  else child.kill("SIGKILL");
  return asked;
}

function start(script: URL, { memoryMb, residentMb = 0 }: ProcessLimits): ChildProcess {
  const child = fork(script, [String(residentMb)], {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return child.on("error", () => {});
}

/** To start a process and to write out what is long both take a while: others are let run between. */
async function send(child: ChildProcess, question: unknown, pieces: readonly Uint8Array[]) {
  for (const piece of pieces) {
    await letOthersRun();
    child.send({ piece }, () => {});
  }
  await letOthersRun();
  child.send({ question }, () => {});
}

/** What it says first, or what keeps it from saying anything. */
function hear<Answer>(child: ChildProcess, { timeMs, stopped }: ProcessLimits): Promise<ProcessAnswer<Answer>> {
  const over = new AbortController();
  const { signal } = over;
  return new Promise<ProcessAnswer<Answer>>((resolve) => {
    const died = () => resolve({ kind: "died" });
    once(child, "message", { signal }).then(([message]) => resolve(message), died);
    once(child, "exit", { signal }).then(died, died);
    const deadline = setTimeout(() => resolve({ kind: "out of time" }), timeMs);
    const stop = () => resolve({ kind: "stopped" });
    stopped?.addEventListener("abort", stop, { signal });
    signal.addEventListener("abort", () => clearTimeout(deadline));
    if (stopped?.aborted) stop();
  }).finally(() => over.abort());
}

/** Processes that wait for another question, by their script and limits, each with what ends its waiting. */
const waiting = new Map<string, Map<ChildProcess, () => void>>();

const keyOf = (script: URL, { memoryMb, residentMb }: ProcessLimits) => `${script.href} ${memoryMb} ${residentMb}`;

function takeWaiting(script: URL, limits: ProcessLimits): ChildProcess | undefined {
  const [[child, leave] = []] = waiting.get(keyOf(script, limits)) ?? [];
  leave?.();
  return child;
}

/** It keeps no site from ending, and ends with it. */
function keepWaiting(child: ChildProcess, script: URL, { stopped, ...limits }: ProcessLimits) {
  const alike = waiting.get(keyOf(script, limits)) ?? new Map<ChildProcess, () => void>();
  const end = () => child.kill("SIGKILL");
  const over = setTimeout(end, limits.idleMs).unref();
  const leave = () => {
    alike.delete(child);
    clearTimeout(over);
    stopped?.removeEventListener("abort", end);
    child.off("exit", leave).ref();
    child.channel?.ref();
  };
  waiting.set(keyOf(script, limits), alike.set(child, leave));
  stopped?.addEventListener("abort", end);
  child.once("exit", leave).unref();
  child.channel?.unref();
}

/** The other side: answers each question of the site. */
export function answerQuestions<Question>(answer: (question: Question, pieces: Uint8Array[]) => unknown) {
  watchResidentMemory(Number(process.argv[2]));
  let pieces: Uint8Array[] = [];
  process.on("message", async (message: { piece: Uint8Array } | { question: Question }) => {
    if ("piece" in message) return pieces.push(message.piece);
    const before = pieces;
    pieces = [];
    return process.send?.({ kind: "answer", answer: await answer(message.question, before) });
  });
}

const lookEveryMs = 10;
const megabyte = 1024 * 1024;

/** Tells the site, which then ends this process: an exit would wait for the decoder. */
function watchResidentMemory(residentMb: number) {
  if (residentMb === 0) return;
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() < residentMb * megabyte) return;
    clearInterval(watch);
    process.send?.({ kind: "too large" });
  }, lookEveryMs);
}
