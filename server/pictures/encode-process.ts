import { setPriority } from "node:os";
import { answerQuestion } from "../own-process.ts";
import { encodePicture } from "./encode-picture.ts";

const lowestPriority = 19;
setPriority(lowestPriority);

answerQuestion(({ bytes }: { bytes: Uint8Array }) => encodePicture(bytes));
