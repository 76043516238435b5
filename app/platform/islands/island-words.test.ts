import { expect, test } from "vitest";
import { makeTextMarks } from "#platform/text/text-marks.ts";
import { islandWords } from "./island-words.ts";

const { markText, withMarks } = makeTextMarks("");

test("an island gets the changed texts of its groups, as plain words", () => {
  const words = {
    blog: { title: withMarks("*News* [here](/blog)"), latest: markText("Latest", 3) },
    home: { title: "Home" },
  };
  expect(islandWords(words, ["blog", "article"])).toEqual({ blog: { title: "News here", latest: "Latest" } });
});

test("without a changed text it gets none", () => {
  expect(islandWords({ home: { title: "Home" }, blog: {} }, ["blog"])).toBeUndefined();
  expect(islandWords(undefined, ["blog"])).toBeUndefined();
});
