import { expect, test } from "vitest";
import { chooseStockPicture } from "./choose-stock-picture.ts";

test("the same post always has the same picture, by its id", () => {
  expect(chooseStockPicture({ id: "a", title: "One" })).toBe(chooseStockPicture({ id: "a", title: "Two" }));
});

test("without an id the title decides", () => {
  const indexes = ["One", "Two", "Three", "Four", "Five", "Six"].map((title) => chooseStockPicture({ id: "", title }));
  expect(new Set(indexes).size).toBeGreaterThan(1);
});

test("all five are in use, about equally [5.record.stock-image]", () => {
  const counts = [0, 0, 0, 0, 0];
  for (let index = 0; index < 5000; index++) {
    const chosen = chooseStockPicture({ id: `post-${index}`, title: "" });
    counts[chosen] = (counts[chosen] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
