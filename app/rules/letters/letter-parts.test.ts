import { expect, test } from "vitest";
import { isOfPart, letterParts } from "./letter-parts.ts";

const partsOf = (known: Parameters<typeof isOfPart>[1]) => letterParts.filter((part) => isOfPart(part, known));

test("a guide, the first page and the quiz say of what part somebody is", () => {
  expect(partsOf({ ways: ["winery", "booking"], firstPage: "", quizScore: null })).toEqual([
    "all",
    "trade:winery",
    "guide:winery",
  ]);
  expect(partsOf({ ways: ["quiz"], firstPage: "/verticals/fine-dining", quizScore: 44 })).toEqual([
    "all",
    "trade:dining",
    "band:Needs Work",
  ]);
});
