import { limitConcurrency } from "#platform/child-process/server/limit-concurrency.ts";
import { readPictureKind, type UploadProblem } from "../rules/picture-file.ts";
import { uploadLimits } from "../rules/picture-limits.ts";
import { hashFiles } from "./copy-picture.ts";
import { encodeInChildProcess } from "./encode-in-child-process.ts";
import type { EncodedPicture } from "./encode-picture.ts";
import type { StoredPicture } from "./pictures.ts";

export type AddressedPicture = { address: string; picture: StoredPicture };

/** An uploaded picture with the address that it is stored under. */
export async function reencodeOne(bytes: Uint8Array, mailWidth?: number): Promise<AddressedPicture | UploadProblem> {
  const taken = await reencodeUpload(bytes, mailWidth);
  return typeof taken === "string" ? taken : withAddress(taken);
}

function withAddress(encoded: EncodedPicture): AddressedPicture {
  const picture = hashFiles(encoded);
  const largest = picture.files.findLast(({ type }) => type === "webp");
  return { address: `/media/${largest?.hash}.webp`, picture };
}

/** One picture at a time, however many are sent. */
const limited = limitConcurrency(1);

/** An uploaded picture, decoded and encoded again in a child process. */
async function reencodeUpload(bytes: Uint8Array, mailWidth?: number): Promise<EncodedPicture | UploadProblem> {
  const kind = readPictureKind(bytes);
  if (kind !== "picture") return kind;
  if (bytes.length > uploadLimits.maxBytes) return "too large";
  const reply = await limited(() => encodeInChildProcess({ bytes, minSide: 1, ...(mailWidth && { mailWidth }) }));
  if (reply.kind === "too large") return "too large";
  return (reply.kind === "answer" && reply.answer) || "unreadable";
}
