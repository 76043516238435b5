import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { launchMarks } from "./launch-marks.ts";
import { markReader } from "./marked-text.ts";

const read = markReader(defaultFacts);

test.each(launchMarks)("$page $field has words to show", (mark) => {
  const paragraphs = read(mark);
  expect(paragraphs.length).toBeGreaterThan(0);
  for (const paragraph of paragraphs) expect(paragraph.length).toBeGreaterThan(2);
});
