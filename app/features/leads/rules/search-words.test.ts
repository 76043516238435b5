import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

test("names, houses and addresses are found by their words, whatever their case and accents", () => {
  expect(searchWords(["Délphine O’Roux", "Maison Roux", "d.roux@maison.example", ""])).toEqual([
    "delphine",
    "o",
    "roux",
    "maison",
    "d",
    "example",
  ]);
});

test("endless words and endless lists are cut", () => {
  expect(searchWords(["x".repeat(500)])).toEqual(["x".repeat(40)]);
  expect(searchWords([Array.from({ length: 99 }, (_, word) => `w${word}`).join(" ")])).toHaveLength(24);
});

test("text of another script stays findable", () => {
  expect(searchWords(["藤田 商店", "Ωmega"])).toEqual(["藤田", "商店", "ωmega"]);
});
