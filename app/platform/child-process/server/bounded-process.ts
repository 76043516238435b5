import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export type ProcessLimits = {
  /** JavaScript heap. */
  memoryMb: number;
  /** All of its memory, because picture decoders allocate outside the heap. */
  residentMb?: number;
  timeMs: number;
  /** Runs at a low priority, so that visitors come first. */
  isPatient?: boolean;
  /** How long the process waits for another question, because starting one takes over a tenth of a second. */
  idleMs?: number;
  /** Ends it early when the site stops. */
  stopped?: AbortSignal;
};

export type ProcessAnswer<Answer> =
  | { kind: "answer"; answer: Answer; parts: unknown[] }
  | { kind: "out of time" }
  | { kind: "stopped" }
  /** Its resident memory went beyond the limit. */
  | { kind: "too large" }
  /** It ran out of memory, or crashed. */
  | { kind: "died" };

/**
 * Asks one question of a script in a child process, so that nothing in the question can stop the site. A worker thread
 * would not do: out of memory, it can end the whole process. The child gets nothing of the site's environment. `pieces`
 * is the long part of the question.
 */
export async function askChildProcess<Answer>(
  script: URL,
  question: unknown,
  limits: ProcessLimits,
  pieces: readonly Uint8Array[] = [],
): Promise<ProcessAnswer<Answer>> {
  if (limits.stopped?.aborted) return { kind: "stopped" };
  const child = (limits.idleMs && takeIdle(script, limits)) || start(script, limits);
  const heard = hear<Answer>(child, limits);
  await send(child, question, pieces);
  const reply = await heard;
  if (reply.kind === "answer" && limits.idleMs) keepIdle(child, script, limits);
  else child.kill("SIGKILL");
  return reply;
}

const pieceBytes = 64 * 1024;

/** Bytes in parts that are sent one a turn. */
export function piecesOf(bytes: Buffer): Buffer[] {
  const pieces = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) pieces.push(bytes.subarray(at, at + pieceBytes));
  return pieces;
}

const ownCache = fileURLToPath(new URL("../../../../node_modules/.cache/compiled", import.meta.url));
/** Compiling is a third of the start, so processes share a compile cache: the site's, which may be written. */
const compileCache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || ownCache };
/** A calendar server may have a certificate of the operator's own authority. */
const { NODE_EXTRA_CA_CERTS } = process.env;
const env = { ...compileCache, ...(NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS }) };

/** Visitors go first, but on a busy machine the lowest priority would hardly ever get its turn. */
const lowPriority = 5;

function start(script: URL, { memoryMb, residentMb = 0, isPatient }: ProcessLimits): ChildProcess {
  const child = fork(startedFile(script), [String(residentMb)], {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // Set before the process has threads: each inherits the priority of the thread that starts it.
  if (isPatient && child.pid) setPriority(child.pid, lowPriority);
  return child.on("error", () => {});
}

/** In production the bundled file, which starts in a third of the time; otherwise the source. */
const startedFile = (script: URL) =>
  process.env.NODE_ENV === "production"
    ? new URL(`../../../../build/processes/${basename(script.pathname, ".ts")}.js`, import.meta.url)
    : script;

/** Starting a process and writing a long question both take time, so other work runs in between. */
async function send(child: ChildProcess, question: unknown, pieces: readonly Uint8Array[]) {
  for (const piece of pieces) {
    await letOthersRun();
    child.send({ piece }, () => {});
  }
  await letOthersRun();
  child.send({ question }, () => {});
}

/** Collects the parts of the child's answer until the answer itself comes, or resolves with why there is none. */
function hear<Answer>(child: ChildProcess, { timeMs, stopped }: ProcessLimits): Promise<ProcessAnswer<Answer>> {
  const over = new AbortController();
  const { signal } = over;
  return new Promise<ProcessAnswer<Answer>>((resolve) => {
    const died = () => resolve({ kind: "died" });
    const parts: unknown[] = [];
    const take = (message: object) => {
      if ("part" in message) parts.push(message.part);
      else resolve({ ...message, parts } as ProcessAnswer<Answer>);
    };
    child.on("message", take);
    signal.addEventListener("abort", () => child.off("message", take));
    once(child, "exit", { signal }).then(died, died);
    const deadline = setTimeout(() => resolve({ kind: "out of time" }), timeMs);
    const stop = () => resolve({ kind: "stopped" });
    stopped?.addEventListener("abort", stop, { signal });
    signal.addEventListener("abort", () => clearTimeout(deadline));
  }).finally(() => over.abort());
}

/** Idle processes by script and limits, each with the function that stops waiting. */
const idle = new Map<string, Map<ChildProcess, () => void>>();

const keyOf = (script: URL, { memoryMb, residentMb, isPatient }: ProcessLimits) =>
  `${script.href} ${memoryMb} ${residentMb} ${isPatient}`;

function takeIdle(script: URL, limits: ProcessLimits): ChildProcess | undefined {
  const [[child, leave] = []] = idle.get(keyOf(script, limits)) ?? [];
  leave?.();
  return child;
}

/** Keeps an idle process for the next question. It does not keep the site running, and ends with it. */
function keepIdle(child: ChildProcess, script: URL, { stopped, ...limits }: ProcessLimits) {
  const alike = idle.get(keyOf(script, limits)) ?? new Map<ChildProcess, () => void>();
  const end = () => {
    // Its exit is noticed later: until then a question would be lost on it.
    alike.delete(child);
    child.kill("SIGKILL");
  };
  const over = setTimeout(end, limits.idleMs).unref();
  const leave = () => {
    alike.delete(child);
    clearTimeout(over);
    stopped?.removeEventListener("abort", end);
    child.off("exit", leave).ref();
    child.channel?.ref();
  };
  idle.set(keyOf(script, limits), alike.set(child, leave));
  stopped?.addEventListener("abort", end);
  child.once("exit", leave).unref();
  child.channel?.unref();
}

/** In the child process: answers the site's questions. A long answer is sent in parts, each read in a turn of its own. */
export function answerQuestions<Question>(
  answer: (question: Question, pieces: Uint8Array[], sendPart: (part: unknown) => void) => unknown,
) {
  watchResidentMemory(Number(process.argv[2]));
  // Otherwise it would outlive a site that was killed.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
  let pieces: Uint8Array[] = [];
  const sendPart = (part: unknown) => void process.send?.({ part });
  process.on("message", async (message: { piece: Uint8Array } | { question: Question }) => {
    if ("piece" in message) return pieces.push(message.piece);
    const before = pieces;
    pieces = [];
    return process.send?.({ kind: "answer", answer: await answer(message.question, before, sendPart) });
  });
}

const lookEveryMs = 10;
const megabyte = 1024 * 1024;

/** Tells the site, which then kills this process: an exit would wait for the decoder. */
function watchResidentMemory(residentMb: number) {
  if (residentMb === 0) return;
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() < residentMb * megabyte) return;
    clearInterval(watch);
    process.send?.({ kind: "too large" });
  }, lookEveryMs);
}
