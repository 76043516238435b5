import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { quotedTexts } from "#features/words/rules/quoted-texts.ts";
import { everyPage } from "./every-page.ts";

const pages = everyPage(defaultFacts);

test.each(quotedTexts)("%s has the specification’s texts to the letter", (page, texts) => {
  for (const text of texts) expect(JSON.stringify(pages[page])).toContain(`"${text}"`);
});
