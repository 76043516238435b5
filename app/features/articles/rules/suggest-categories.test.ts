import { expect, test } from "vitest";
import { kinOfCategories } from "../words/blog.ts";
import { suggestCategories } from "./suggest-categories.ts";

const categories = ["Branding", "Cigar Shops", "Fine Dining", "SEO", "Wine"];

test.each([
  ["tobacco", ["Cigar Shops"]],
  ["Vineyards in fog", ["Wine"]],
  ["a restaurant's cellar", ["Fine Dining", "Wine"]],
  ["cigars", ["Cigar Shops"]],
  ["xylophone", ["Branding", "Cigar Shops", "Fine Dining"]],
  ["", ["Branding", "Cigar Shops", "Fine Dining"]],
])("nothing found for %j leads to %j", (search, found) => {
  expect(suggestCategories(search, categories, kinOfCategories)).toEqual(found);
});
