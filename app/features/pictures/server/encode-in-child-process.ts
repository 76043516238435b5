import { askChildProcess, type ProcessAnswer } from "#platform/child-process/server/bounded-process.ts";
import type { EncodedPicture } from "./encode-picture.ts";
import type { EncodeQuestion } from "./encode-process.ts";

const limits = { memoryMb: 256, residentMb: 512, timeMs: 60_000, isPatient: true };
const script = new URL("encode-process.ts", import.meta.url);

/** Decodes and encodes a picture in a child process; null if it is none. */
export const encodeInChildProcess = (
  question: EncodeQuestion,
  stopped?: AbortSignal,
): Promise<ProcessAnswer<EncodedPicture | "too large" | null>> =>
  askChildProcess(script, question, { ...limits, stopped });
