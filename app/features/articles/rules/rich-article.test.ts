import { expect, test } from "vitest";
import { reasonAgainst } from "./rich-article.ts";

test.each([
  ["", undefined],
  ["# One\n\nTwo **three** <br> four.", undefined],
  ["<p>One</p>\n<p>Two</p>", "html"],
  ["> ".repeat(5000), "long"],
] as const)("%.20j is kept from the editor because it is %s", (text, reason) => {
  expect(reasonAgainst(text)).toBe(reason);
});
