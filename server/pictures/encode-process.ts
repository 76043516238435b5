import { setPriority } from "node:os";
import { answerQuestions } from "#server/child-process/bounded-process.ts";
import { encodePicture } from "./encode-picture.ts";

const lowestPriority = 19;
setPriority(lowestPriority);

export type EncodeQuestion = {
  bytes: Uint8Array;
  /** Pictures with a shorter side are refused. */
  minSide: number;
};

answerQuestions(({ bytes, minSide }: EncodeQuestion) => encodePicture(bytes, minSide));
