import { expect, test } from "vitest";
import { readText, readTexts } from "./read-text.ts";

test("a text is tidied", () => {
  expect(readText(" one\r\ntwo\u200b ", "lines", 7)).toEqual({ text: "one\ntwo", isTooLong: false });
});

test("what is no text is empty", () => {
  for (const sent of [undefined, null, 7, ["a"], { toString: "a" }])
    expect(readText(sent, "line", 10)).toEqual({ text: "", isTooLong: false });
});

test("line ends of two characters and decomposed accents make no text too long", () => {
  expect(readText("a\r\n".repeat(10), "lines", 20)).toEqual({ text: "a\n".repeat(10).trim(), isTooLong: false });
  expect(readText("e\u0301".repeat(20), "line", 20)).toEqual({ text: "é".repeat(20), isTooLong: false });
});

test("one character too many is too long, and all of it is kept to be shown again", () => {
  expect(readText("x".repeat(11), "line", 10)).toEqual({ text: "x".repeat(11), isTooLong: true });
});

test("a far longer text is cut, and still counts as too long", () => {
  expect(readText("x".repeat(100_000), "line", 10)).toEqual({ text: "x".repeat(20), isTooLong: true });
  expect(readText(`${" ".repeat(100_000)}x`, "line", 10)).toEqual({ text: "", isTooLong: true });
});

test("a character is not cut in two without a trace", () => {
  expect(readText(`${"x".repeat(19)}🍷`, "line", 10).text).toBe(`${"x".repeat(19)}\ufffd`);
});

test("a letter keeps at most thirty marks", () => {
  expect(readText(`a${"\u0316\u0301".repeat(1000)}b`, "line", 2000).text.length).toBeLessThanOrEqual(32);
});

test("each field has its own limit", () => {
  const limits = {
    name: { kind: "line", maxCharacters: 5 },
    notes: { kind: "lines", maxCharacters: 20 },
  } as const;
  expect(readTexts({ name: "Marguerite", notes: "One\r\nTwo", other: "x" }, limits)).toEqual({
    values: { name: "Marguerite", notes: "One\nTwo" },
    tooLong: ["name"],
  });
});
