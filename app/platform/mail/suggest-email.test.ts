import { expect, test } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

test.each([
  ["m@gmial.com", "m@gmail.com"],
  ["m@gamil.com", "m@gmail.com"],
  ["m@gmail.con", "m@gmail.com"],
  ["m@gmail.co", "m@gmail.com"],
  ["m@gmailcom", "m@gmail.com"],
  ["m@gnail.com", "m@gmail.com"],
  ["Ada.Vale@GMIAL.COM", "Ada.Vale@gmail.com"],
  [" m@hotmial.com ", "m@hotmail.com"],
  ["m@yaho.com", "m@yahoo.com"],
  ["m@outlok.com", "m@outlook.com"],
  ["m@iclould.com", "m@icloud.com"],
])("%s may be meant as %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "m@gmail.com",
  "m@GMAIL.com",
  "m@mail.com",
  "m@ymail.com",
  "m@email.com",
  "m@gmx.com",
  "m@yahoo.co.uk",
  "m@hotmail.fr",
  "m@outlook.de",
  "m@cellar.example",
  "m@aol.com",
  "gmial.com",
  "@gmial.com",
  "",
  `${"a".repeat(300)}@gmial.com`,
])("%s is left alone", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
