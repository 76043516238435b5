import { expect, test } from "vitest";
import { nameText } from "./name-text.ts";

test.each([
  ["meta.title", "Title for search engines"],
  ["hero.titleSecondLine", "Top, heading, second line"],
  ["pricing.cards.1.title", "Pricing, card 2, heading"],
  ["letter.paragraphs.0", "Letter, paragraph 1"],
  ["categories.3.text", "Category 4, text"],
  ["news.0.text", "News 1, text"],
  ["boxes.0.text", "Box 1, text"],
  ["quiz.startOver", "Quiz, start over"],
  ["sections.0.body.2.1", "Section 1, body 3, item 2"],
  ["7.feature", "Item 8, feature"],
])("the text at %s is named %j", (path, name) => {
  expect(nameText(path)).toBe(name);
});
