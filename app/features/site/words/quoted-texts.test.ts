import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { everyPage } from "#features/frame/every-page.ts";

test("pages have the specification’s texts to the letter", () => {
  const missing = everyPage.flatMap(({ copy, name, quoted }) => {
    const words = JSON.stringify(copy(defaultFacts));
    return (quoted ?? []).filter((text) => !words.includes(`"${text}"`)).map((text) => `${name}: ${text}`);
  });
  expect(missing).toEqual([]);
  expect(everyPage.some(({ quoted }) => quoted)).toBe(true);
});
