import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { MarkTint } from "#facts/look.ts";
import { askChildProcess } from "#platform/child-process/server/bounded-process.ts";
import { limitQueue } from "#platform/child-process/server/limit-concurrency.ts";
import type { MarkProblem } from "./draw-mark.ts";
import type { MadeMark, MarkColours, MarkKind, MarkPlace } from "./make-mark-files.ts";
import type { MarkAnswer, MarkQuestion } from "./mark-process.ts";

export type PreparingProblem =
  | MarkProblem
  /** It took more memory or time than a drawing may. */
  | "too heavy"
  /** Several are waiting already. */
  | "busy";

export type PreparedMark = { made: MadeMark; original: Uint8Array };

type Asked = {
  kind: MarkKind;
  colours: MarkColours;
  contentType: string | undefined;
  tint: MarkTint | undefined;
};

const limits = { memoryMb: 256, residentMb: 768, timeMs: 60_000, isPatient: true, idleMs: 10_000 };
const script = new URL("mark-process.ts", import.meta.url);
/** One at a time; each waiting one lies in memory. */
const maxWaiting = 2;
const queued = limitQueue(1, maxWaiting);

/** The side in pixels is twice that of the largest place. */
const places: Record<MarkKind, Omit<MarkPlace, "maxBytes">> = {
  mark: { address: "/marks/seal-small.svg", sidePx: 96 },
  seal: { address: "/marks/seal.svg", sidePx: 480 },
};

/** A mark or a seal in all its files, made in a child process. */
export async function prepareMark(
  asked: Asked,
  pieces: readonly Uint8Array[],
  stopped: AbortSignal,
): Promise<PreparedMark | PreparingProblem> {
  const place = { ...places[asked.kind], maxBytes: defaultBytes(places[asked.kind].address) };
  const question: MarkQuestion = { ...asked, place };
  const reply = await queued(() => askChildProcess<MarkAnswer>(script, question, { ...limits, stopped }, pieces));
  if (reply === "busy") return "busy";
  if (reply.kind !== "answer") return "too heavy";
  const { made, original } = reply.answer;
  return typeof made === "string" ? made : { made, original };
}

/** As it is sent. */
const defaultBytes = (address: string): number =>
  brotliCompressSync(readFileSync(new URL(`../../../../public${address}`, import.meta.url))).length;
