import { limitConcurrency } from "#server/child-process/limit-concurrency.ts";
import { encodeInChildProcess } from "./encode-in-child-process.ts";
import type { EncodedPicture } from "./encode-picture.ts";
import { isPictureFile } from "./picture-file.ts";

export type ReencodedUpload =
  | { kind: "picture"; picture: EncodedPicture }
  /** The file, or its decoder's memory. */
  | { kind: "too large" }
  /** Judged by its bytes, not by its name. */
  | { kind: "wrong kind" }
  /** Broken, or of too many pixels. */
  | { kind: "unreadable" };

const maxBytes = 8 * 1024 * 1024;
/** One picture at a time, however many are sent. */
const limited = limitConcurrency(1);

/** An uploaded picture, decoded and encoded again in a child process. */
export async function reencodeUpload(bytes: Uint8Array): Promise<ReencodedUpload> {
  if (bytes.length > maxBytes) return { kind: "too large" };
  if (!isPictureFile(bytes)) return { kind: "wrong kind" };
  const reply = await limited(() => encodeInChildProcess({ bytes, minSide: 1 }));
  if (reply.kind === "too large") return { kind: "too large" };
  if (reply.kind !== "answer" || !reply.answer) return { kind: "unreadable" };
  return { kind: "picture", picture: reply.answer };
}
