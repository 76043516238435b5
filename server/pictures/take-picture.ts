import { takeTurns } from "../documents/take-turns.ts";
import { askOwnProcess } from "../own-process.ts";
import type { EncodedPicture } from "./encode-picture.ts";
import type { EncodeQuestion } from "./encode-process.ts";
import { isPictureFile } from "./picture-file.ts";

export type TakenPicture =
  | { kind: "picture"; picture: EncodedPicture }
  | { kind: "too large" }
  /** By its bytes, whatever its name says. */
  | { kind: "wrong kind" }
  /** Broken, or of more points than are decoded at all. */
  | { kind: "unreadable" };

const maxBytes = 8 * 1024 * 1024;
const limits = { memoryMb: 256, timeMs: 60_000 };
const script = new URL("encode-process.ts", import.meta.url);
/** One picture at a time is in the making, however many are sent. */
const inTurn = takeTurns(1);

/** Our own of a picture that was uploaded, decoded and encoded again in a process of its own. */
export async function takePicture(bytes: Uint8Array): Promise<TakenPicture> {
  if (bytes.length > maxBytes) return { kind: "too large" };
  if (!isPictureFile(bytes)) return { kind: "wrong kind" };
  const question: EncodeQuestion = { bytes, leastSide: 1 };
  const asked = await inTurn(() => askOwnProcess<EncodedPicture | null>(script, question, limits));
  if (asked.kind !== "answer" || !asked.answer) return { kind: "unreadable" };
  return { kind: "picture", picture: asked.answer };
}
