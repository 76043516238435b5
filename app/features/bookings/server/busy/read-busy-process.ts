import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import { noDoubts } from "../../rules/calendar-doubts.ts";
import { readBusyTimes } from "../../rules/read-busy-times.ts";
import { readMultistatus } from "../../rules/read-multistatus.ts";
import type { ProcessQuestion } from "./read-in-child-process.ts";

answerQuestions(({ isXml, textBytes, ...question }: ProcessQuestion, pieces) => {
  const texts = textsOf(Buffer.concat(pieces), textBytes);
  if (!isXml) return readBusyTimes(texts.join("\n"), question);
  const calendars = texts.map(readMultistatus);
  if (calendars.includes(undefined)) return { kind: "not a calendar" };
  const text = calendars.filter(Boolean).join("\n");
  return text === "" ? { kind: "calendar", busy: [], sessions: [], ...noDoubts } : readBusyTimes(text, question);
});

function textsOf(bytes: Buffer, textBytes: readonly number[]): string[] {
  let end = 0;
  return textBytes.map((length) => {
    end += length;
    return new TextDecoder().decode(bytes.subarray(end - length, end));
  });
}
