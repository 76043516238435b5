import { statSync } from "node:fs";
import { minWidthOf, type PicturePlace } from "#facts/picture-place.ts";
import { askChildProcess } from "#platform/child-process/server/bounded-process.ts";
import { limitQueue } from "#platform/child-process/server/limit-concurrency.ts";
import type { Crop } from "../rules/crop-box.ts";
import type { PhotoProblem } from "./decode-photo.ts";
import type { MadePicture } from "./encode-own-picture.ts";
import type { OwnPictureAnswer, OwnPictureQuestion } from "./own-picture-process.ts";

export type PictureProblem =
  | PhotoProblem
  /** It took more memory or time than a picture may. */
  | "too heavy"
  /** Several are waiting already. */
  | "busy";

export type PreparedPicture = Omit<OwnPictureAnswer, "made"> & { made: MadePicture };

type Asked = { place: PicturePlace; crop: Crop | undefined; contentType: string | undefined };

const limits = { memoryMb: 256, residentMb: 1024, timeMs: 120_000, isPatient: true, idleMs: 10_000 };
const script = new URL("own-picture-process.ts", import.meta.url);
/** One at a time; each waiting one lies in memory. */
const maxWaiting = 2;
const queued = limitQueue(1, maxWaiting);

/** A picture in all files that its place needs, made in a child process. */
export async function preparePicture(
  { place, crop, contentType }: Asked,
  pieces: readonly Uint8Array[],
  stopped: AbortSignal,
): Promise<PreparedPicture | PictureProblem> {
  const question: OwnPictureQuestion = { place: withLimits(place), crop, contentType };
  const ask = () => askChildProcess<OwnPictureAnswer>(script, question, { ...limits, stopped }, pieces);
  const reply = await queued(ask);
  if (reply === "busy") return "busy";
  if (reply.kind !== "answer") return "too heavy";
  const { made, ...about } = reply.answer;
  return typeof made === "string" ? made : { made, ...about };
}

/** No file may weigh more than the one of ours in its place: first views stay within their budgets. */
function withLimits(place: PicturePlace): OwnPictureQuestion["place"] {
  const { width, height, tone } = place;
  const files = place.files.map((file) => ({ ...file, maxBytes: defaultBytes(file.ours) }));
  return { width, height, tone, minWidth: minWidthOf(place), files };
}

const defaultBytes = (address: string): number =>
  statSync(new URL(`../../../../public${address}`, import.meta.url)).size;
