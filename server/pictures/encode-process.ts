import { setPriority } from "node:os";
import { answerQuestions } from "../own-process.ts";
import { encodePicture } from "./encode-picture.ts";

const lowestPriority = 19;
setPriority(lowestPriority);

export type EncodeQuestion = {
  bytes: Uint8Array;
  /** What has a shorter side is no picture. */
  leastSide: number;
};

answerQuestions(({ bytes, leastSide }: EncodeQuestion) => encodePicture(bytes, leastSide));
