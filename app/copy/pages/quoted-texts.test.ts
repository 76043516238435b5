import { expect, test } from "vitest";
import { defaultFacts } from "#app/copy/facts.ts";
import { quotedTexts } from "#app/copy/words/quoted-texts.ts";
import { everyPage } from "./every-page.ts";

const pages = everyPage(defaultFacts);

test.each(quotedTexts)("%s has the specification’s texts to the letter", (page, texts) => {
  for (const text of texts) expect(JSON.stringify(pages[page])).toContain(`"${text}"`);
});

test("the three lead pages with quoted titles carry them as page titles", () => {
  expect(pages["cigar-lounge-playbook"].meta.title).toBe("The Smoke Signals Playbook");
  expect(pages["winery-playbook"].meta.title).toBe("Winery Marketing Playbook");
  expect(pages["fine-dining-playbook"].meta.title).toBe("The Private Table Playbook");
});

test("lists have the length that the specification gives", () => {
  expect(pages["winery-playbook"].inside.items).toHaveLength(5);
  expect(pages["fine-dining-playbook"].audience.items).toHaveLength(4);
  expect(pages["fine-dining-playbook"].learn.cards).toHaveLength(4);
  expect(pages["tools-resources"].library.items).toHaveLength(3);
  expect(pages["tools-resources"].growth.soon).toHaveLength(2);
  expect(pages["visibility-blueprint"].inside.items).toHaveLength(5);
  for (const industry of ["wineries", "cigar-lounges", "fine-dining"] as const) {
    expect(pages[industry].build.layers.map((layer) => layer.title)).toEqual([
      "Visibility systems",
      "Loyalty systems",
      "Authority content",
    ]);
  }
});
