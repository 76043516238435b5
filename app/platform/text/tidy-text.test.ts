import { expect, test } from "vitest";
import { lineText, tidyText } from "./tidy-text.ts";

test("text is made well-formed and loses hidden characters", () => {
  expect(tidyText("\ud800a\u202eb\u200b ", "line")).toBe("\ufffdab");
  expect(tidyText("Har\u0000v\u0007est\u009d\ufeff\ufff9", "lines")).toBe("Harvest");
});

test("white space of any kind separates words in one line", () => {
  expect(tidyText("one\r\ntwo\tthree\u0085four\u2028five\u00a0 six", "line")).toBe("one two three four five six");
});

test("lines keep their breaks, at most two empty ones in a row", () => {
  expect(tidyText(" one\r\ntwo\n\n\n\n\n\nthree\u2028four ", "lines")).toBe("one\ntwo\n\n\nthree four");
});

test("letters and their accents are composed, so that equal words are equal texts", () => {
  expect(tidyText("Cafe\u0301", "line")).toBe("Caf\u00e9");
  expect(lineText("Cafe\u0301", 4)).toBe("Caf\u00e9");
});

test("a line of limited length ends with an ellipsis if something was cut", () => {
  expect(lineText(" A long\nwalk ", 6)).toBe("A long…");
  expect(lineText("A walk", 6)).toBe("A walk");
});

test("a line without a visible character is empty", () => {
  for (const text of ["", " \u00a0\t", "\u200b\u0007", "\u0301"]) expect(lineText(text, 10)).toBe("");
});

test("a line is cut before it is tidied", () => {
  expect(lineText(`${" ".repeat(200)}x`, 10)).toBe("");
});
