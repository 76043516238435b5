import { expect, test } from "vitest";
import { termsOfPart } from "./letter-parts.ts";

test("a guide, the first page and the quiz say of what part somebody is", () => {
  expect(termsOfPart("guide:winery")).toEqual({ kind: "came", way: "winery", firstPages: [] });
  expect(termsOfPart("trade:dining")).toMatchObject({
    way: "dining",
    firstPages: ["/verticals/fine-dining", expect.any(String)],
  });
  expect(termsOfPart("band:Needs Work")).toEqual({ kind: "scored", scores: { min: 30, end: 45 } });
});
