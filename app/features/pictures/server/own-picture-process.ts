import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import type { Crop } from "../rules/crop-box.ts";
import { saysItMoves } from "../rules/picture-file.ts";
import type { PhotoProblem } from "./decode-photo.ts";
import { encodeOwnPicture, type MadePicture, type PlaceWithLimits } from "./encode-own-picture.ts";
import { readPostedFile } from "./read-posted-file.ts";

export type OwnPictureQuestion = {
  place: PlaceWithLimits;
  crop: Crop | undefined;
  /** Of a posted form; without it the pieces are the picture. */
  contentType: string | undefined;
};

export type OwnPictureAnswer = {
  made: MadePicture | PhotoProblem;
  fields: Record<string, string>;
  /** It was an animation. */
  isStilled: boolean;
};

answerQuestions(async ({ place, crop, contentType }: OwnPictureQuestion, pieces): Promise<OwnPictureAnswer> => {
  const { file, fields } = await readPostedFile(pieces, contentType);
  return { made: await encodeOwnPicture(file, place, crop), fields, isStilled: saysItMoves(file) };
});
