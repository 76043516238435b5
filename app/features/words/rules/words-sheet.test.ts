import { expect, test } from "vitest";
import { findBrokenLine, readWordsSheet, writeWordsSheet } from "./words-sheet.ts";

const texts = [
  { id: 3, label: "Heading", text: "Worth the detour," },
  { id: 12, label: "List", text: "One\nTwo" },
  { id: 40, label: "Text", text: "" },
];

test("a sheet reads as the texts that it was written of", () => {
  expect([...readWordsSheet(writeWordsSheet(texts))]).toEqual(texts.map(({ id, text }) => [id, text]));
});

test("labels, spaces and what comes first do not matter, nor how a program ends its lines", () => {
  const sheet =
    "Here you are:\r\n\r\n  [3]\r\n\r\n  New words,\r\nin two lines \r\n\r\n[12] anything\r\n[4] in a line is no mark";
  expect([...readWordsSheet(sheet)]).toEqual([
    [3, "New words,\nin two lines"],
    [12, ""],
    [4, ""],
  ]);
});

test("a number that stands twice counts once, and words in brackets are words", () => {
  expect([...readWordsSheet("[3]\nold\n[3]\nnew [9] and\n[Words](/about)")]).toEqual([
    [3, "new [9] and\n[Words](/about)"],
  ]);
});

test("a sheet without numbers has no text", () => {
  expect(readWordsSheet("Words, words.").size).toBe(0);
});

test("what writing programs put around words is left out: fences, headings and bold numbers", () => {
  const sheet = "```text\n**[3] Heading**\n# New words\n\n## [12] List\nOne\n```\n";
  expect([...readWordsSheet(sheet)]).toEqual([
    [3, "New words"],
    [12, "One"],
  ]);
});

test("a line that has lost its number is found", () => {
  const base = writeWordsSheet(texts);
  expect(findBrokenLine(base, base)).toBeUndefined();
  expect(findBrokenLine(base.replace("[12] List", "12. List"), base)).toBe("12. List");
  expect(findBrokenLine(base.replace("[40] Text", "Text"), base)).toBe("Text");
});
