import { expect, test } from "vitest";
import { readRedirectLines } from "./read-redirect-lines.ts";

test("each line has an old address and a new one, with a space, a tab or an arrow between them", () => {
  const text = "/a /b\r\n\n  /c\t/d  \n/e → https://f.example\n/g -> /h\n/alone\n/x /y /z";
  expect(readRedirectLines(text)).toEqual([
    { from: "/a", to: "/b" },
    { from: "/c", to: "/d" },
    { from: "/e", to: "https://f.example" },
    { from: "/g", to: "/h" },
    { from: "/alone", to: "" },
    { from: "/x", to: "/y /z" },
  ]);
});
