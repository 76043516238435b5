import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { launchMarks, readMark } from "./launch-marks.ts";

test.each(launchMarks)("$page $field has words to show", (mark) => {
  const paragraphs = readMark(mark, defaultFacts);
  expect(paragraphs.length).toBeGreaterThan(0);
  for (const paragraph of paragraphs) expect(paragraph.length).toBeGreaterThan(2);
});
