import { expect, test } from "vitest";
import { servedSlug } from "./served-slug.ts";

test.each([
  ["cellar.md", "cellar-md"],
  ["cellar.data", "cellar-data"],
  ["cellar.v2.md", "cellar.v2-md"],
  ["md", "md"],
  ["cellar.v2", "cellar.v2"],
  ["cellar.MD", "cellar.MD"],
  ["cellar.mdx", "cellar.mdx"],
  ["cellar.data.html", "cellar.data.html"],
])("the article %s has the address %s", (slug, expected) => {
  expect(servedSlug(slug)).toBe(expected);
});
