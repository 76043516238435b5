import { expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { onPageOnly, picturesOnPage, readOnPage } from "./pictures-on-page.ts";

const own = (version: string) => ({ version, alt: "", colour: "#000000", focus: { xPercent: 50, yPercent: 50 } });

test("a picture of one page shows there, and nowhere else", () => {
  const pictures = { wine: own("a"), wine_home: own("b"), "table_fine-dining": own("c") };
  expect(picturesOnPage(pictures, paths.home())).toEqual({ wine: own("b") });
  expect(picturesOnPage(pictures, paths.wineries())).toEqual({ wine: own("a") });
  expect(picturesOnPage(pictures, paths.fineDining())).toEqual({ wine: own("a"), table: own("c") });
});

test("only pages that there are have pictures of their own", () => {
  expect(readOnPage(onPageOnly("stock-hills", "cigar-lounges"))).toEqual({
    picture: "stock-hills",
    page: "cigar-lounges",
  });
  for (const name of ["wine", "wine_", "wine_nowhere", "wine_home_home", "wine_constructor"])
    expect(readOnPage(name), name).toBeUndefined();
});
