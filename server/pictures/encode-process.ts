import { answerQuestions } from "#server/child-process/bounded-process.ts";
import { encodePicture } from "./encode-picture.ts";

export type EncodeQuestion = {
  bytes: Uint8Array;
  /** Pictures with a shorter side are refused. */
  minSide: number;
};

answerQuestions(({ bytes, minSide }: EncodeQuestion) => encodePicture(bytes, minSide));
