import { expect, test } from "vitest";
import { csvCell, csvLine, storedCell } from "./csv.ts";

test.each([
  '=HYPERLINK("http://evil.example","Click")',
  "+1 707 555 0123",
  "-2+3",
  "@SUM(A1)",
  "\t=1+1",
  "  =1+1",
  "\r=1+1",
  "＝1+1",
  "|calc",
])("%j does not begin a formula", (text) => {
  expect(csvCell(text)).toMatch(/^"'[^"]/);
});

test.each([
  ["wine;=1+1", `"wine;'=1+1"`],
  ["wine; \t+1;-2;@A1", `"wine;  '+1;'-2;'@A1"`],
  ['wine;"=1+1;x', `"wine;""'=1+1;x"`],
  ["wine;;=1+1", `"wine;;'=1+1"`],
  ["wine\t=1+1", `"wine '=1+1"`],
  ["wine\n=1+1\r\u2028@A1", `"wine '=1+1 '@A1"`],
  ["one; two - three", `"one; two - three"`],
])("in %j a program that parts cells at other characters finds no formula", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test("quotes are doubled and line breaks become spaces, so that a row stays a row", () => {
  expect(csvLine(['say "so"', "one\r\n=two\nthree", null, 52])).toBe('"say ""so""","one \'=two three","","52"\r\n');
});

test("plain words stay as they are", () => {
  expect(csvLine(["Marguerite Oban", "m@cellar.example"])).toBe('"Marguerite Oban","m@cellar.example"\r\n');
});

test("other programs get what is stored, to the letter", () => {
  const cells = ["+1 707 555 0123", '=say "so"', " one\r\n;two ", null, 52];
  expect(csvLine(cells, storedCell)).toBe('"+1 707 555 0123","=say ""so"""," one\r\n;two ","","52"\r\n');
});
