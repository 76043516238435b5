import { expect, test } from "vitest";
import { fontCoverage } from "./font-coverage.ts";
import { drawableWords } from "./share-picture.ts";

const folder = new URL("./fonts/", import.meta.url);
const display = fontCoverage(new URL("share-display.ttf", folder));
const sans = fontCoverage(new URL("share-sans.ttf", folder));
const drawn = (text: string) => drawableWords(text, (code) => display.has(code) || sans.has(code));

test("a font's letters are read from the font itself", () => {
  expect(display.has(0x41)).toBe(true);
  expect(display.has("Ł".codePointAt(0) as number)).toBe(true);
  expect(display.has("Ж".codePointAt(0) as number)).toBe(false);
  expect(sans.has("Ж".codePointAt(0) as number)).toBe(true);
  expect(sans.has("日".codePointAt(0) as number)).toBe(false);
});

test("titles in every Latin, Greek and Cyrillic alphabet are drawn as they are", () => {
  for (const title of ["Œuf & “Şarap” – Łódź, phở", "Κρασί και γη", "Вино и земля", "$1,000–$1,500"])
    expect(drawn(title)).toBe(title);
});

test("rare spaces, hyphens and ligatures give way to plain ones, decoration is left out", () => {
  expect(drawn("Wine\u00a0\u202f\u2009club\n \ufb01ne")).toBe("Wine club fine");
  expect(drawn("🍷 Ten wines ✨ for\u200d May\u0007 👨‍👩‍👧")).toBe("Ten wines for May");
  expect(drawn("e\u0301te\u0301")).toBe("été");
});

test("a title with a letter that no font of ours has is not drawn at all", () => {
  for (const title of ["ワインの夜", "نبيذ", "Wine 日本"]) expect(drawn(title), title).toBe("");
  expect(drawn("\ud83c half a pair")).toBe("half a pair");
});
