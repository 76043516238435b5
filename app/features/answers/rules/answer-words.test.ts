import { expect, test } from "vitest";
import { answerSubject, fileName, quoteText } from "./answer-words.ts";

test.each([
  ["The offer", "Re: The offer"],
  ["RE: The offer", "RE: The offer"],
  ["AW: Angebot", "AW: Angebot"],
  ["Refund", "Re: Refund"],
  ["", ""],
])("an answer to %j has the subject %j", (subject, answered) => {
  expect(answerSubject(subject)).toBe(answered);
});

test("quoted lines are marked, deeper ones once more", () => {
  expect(quoteText("Hello {name}\n\n> earlier")).toBe("> Hello {name}\n>\n>> earlier");
});

test.each([
  ["offer.pdf", "offer.pdf"],
  ["../../etc/passwd", "etc_passwd"],
  ["C:\\files\\a.doc", "C_files_a.doc"],
  ["a\u202egpj.exe", "a_gpj.exe"],
  ["a\r\nBcc: x@y.example", "a_Bcc_ x@y.example"],
  [`${"x".repeat(400)}.pdf`, `${"x".repeat(116)}.pdf`],
  ["...", "file"],
  ["", "file"],
])("a file named %j is sent as %j", (sent, name) => {
  expect(fileName(sent)).toBe(name);
});
