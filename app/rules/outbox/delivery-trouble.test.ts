import { expect, test } from "vitest";
import { readTrouble } from "./delivery-trouble.ts";

test.each([
  ["", "quiz-crm", undefined],
  ["delivered (200)", "quiz-crm", undefined],
  ["unreachable (ECONNREFUSED)", "quiz-crm", "silent"],
  ["unreachable (ENOTFOUND)", "mail", "silent"],
  ["timeout", "leads", "slow"],
  ["refused (401)", "leads", "locked"],
  ["refused (535)", "mail", "locked"],
  ["refused (404)", "leads", "unknown address"],
  ["refused (429)", "leads", "busy"],
  ["refused (451)", "mail", "busy"],
  ["refused (500)", "leads", "broken"],
  ["refused (550)", "mail", "refused"],
  ["refused (422)", "leads", "refused"],
  ["redirected (302)", "leads", "moved"],
  ["gone", "leads", "ended"],
  ["private address", "leads", "private address"],
  ["no address is set", "leads", "not connected"],
  ["words of an earlier version", "leads", "refused"],
] as const)("%s of %s is %s", (outcome, destination, trouble) =>
  expect(readTrouble(outcome, destination)).toBe(trouble),
);
