import { expect, test } from "vitest";
import { csvCell, csvLine } from "./csv.ts";

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

test("quotes are doubled and line breaks become spaces, so that a row stays a row", () => {
  expect(csvLine(['say "so"', "one\r\n=two\nthree", null, 52])).toBe('"say ""so""","one =two three","",52\r\n');
});

test("plain words stay as they are", () => {
  expect(csvLine(["Marguerite Oban", "m@cellar.example"])).toBe('"Marguerite Oban","m@cellar.example"\r\n');
});
