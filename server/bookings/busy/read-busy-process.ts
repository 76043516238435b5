import { type BusyQuestion, readBusyTimes } from "#app/rules/bookings/read-busy-times.ts";
import { readMultistatus } from "#app/rules/bookings/read-multistatus.ts";
import { answerQuestions } from "#server/child-process/bounded-process.ts";

answerQuestions(({ isXml, ...question }: BusyQuestion & { isXml: boolean }, pieces) => {
  const texts = pieces.map((piece) => new TextDecoder().decode(piece));
  if (!isXml) return readBusyTimes(texts.join("\n"), question);
  const calendars = texts.map(readMultistatus);
  if (calendars.includes(undefined)) return { kind: "not a calendar" };
  const text = calendars.filter(Boolean).join("\n");
  return text === "" ? { kind: "calendar", busy: [], sessions: [], unread: 0 } : readBusyTimes(text, question);
});
