import { askChildProcess, type ProcessLimits, piecesOf } from "#platform/child-process/server/bounded-process.ts";
import { limitConcurrency } from "#platform/child-process/server/limit-concurrency.ts";
import type { BusyQuestion, BusyReading } from "../../rules/read-busy-times.ts";

/** The pieces of all texts follow one another, so their lengths tell them apart. */
export type ProcessQuestion = BusyQuestion & { isXml: boolean; textBytes: number[] };

const script = new URL("read-busy-process.ts", import.meta.url);

export const defaultLimits: ProcessLimits = { memoryMb: 384, timeMs: 10_000, idleMs: 30_000 };
const maxProcesses = 2;

const runLimited = limitConcurrency(maxProcesses);

/** A calendar that needs too much memory or time ends its child process only. */
export type BoundedReading = BusyReading | { kind: "too heavy" } | { kind: "too slow" } | { kind: "stopped" };

export const readBusyInChildProcess = (
  texts: readonly Buffer[],
  question: BusyQuestion & { isXml: boolean },
  limits: ProcessLimits,
): Promise<BoundedReading> =>
  runLimited(async () => {
    const asked: ProcessQuestion = { ...question, textBytes: texts.map(({ length }) => length) };
    const reply = await askChildProcess<BusyReading>(script, asked, limits, texts.flatMap(piecesOf));
    if (reply.kind === "answer") return reply.answer;
    if (reply.kind === "stopped") return { kind: "stopped" };
    return { kind: reply.kind === "out of time" ? "too slow" : "too heavy" };
  });
