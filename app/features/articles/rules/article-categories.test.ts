import { expect, test } from "vitest";
import { articleCategories } from "./article-categories.ts";

test("the ten categories have the specification’s order [3.uploader.categories]", () => {
  expect(articleCategories.join()).toBe(
    "SEO,Branding,Luxury Retail,Cigar Shops,Wine,Fine Dining,Marketing,Strategy,Visibility,Premium Business",
  );
});
