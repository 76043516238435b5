import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { quotedTexts } from "#features/words/rules/quoted-texts.ts";
import { textGroups } from "#features/words/text-groups.ts";

test.each(quotedTexts)("%s has the specification’s texts to the letter", (page, texts) => {
  for (const text of texts) expect(JSON.stringify(textGroups[page]?.(defaultFacts))).toContain(`"${text}"`);
});
