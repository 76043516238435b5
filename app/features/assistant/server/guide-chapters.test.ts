import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { guideChapters } from "./guide-chapters.ts";

test("the chapters' words are the owner's where the owner changed them", () => {
  const words = { "guide-winery": { "chapters.0.title": "Seen", "chapters.0.pages.0.blocks.1.text": "Three lists." } };
  const [text] = guideChapters({ ...defaultFacts, words }).filter(({ title }) => title === "Seen");
  expect(text).toMatchObject({ path: "/winery-playbook", text: expect.stringContaining("Three lists. The map") });
  expect(text?.text).not.toContain("ledger");
});
