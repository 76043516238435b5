import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import { encodePicture } from "./encode-picture.ts";

export type EncodeQuestion = {
  bytes: Uint8Array;
  /** Pictures with a shorter side are refused. */
  minSide: number;
  mailWidth?: number;
};

answerQuestions(({ bytes, minSide, mailWidth }: EncodeQuestion) => encodePicture(bytes, minSide, mailWidth));
