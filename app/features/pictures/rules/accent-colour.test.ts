import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hexOf, oklchOf } from "#facts/oklch.ts";
import {
  type AccentUse,
  accentSurfaces,
  contrastOf,
  failingSurfaces,
  makeAccent,
  nearestAccent,
  readHex,
} from "./accent-colour.ts";

const tokens = readFileSync("app/platform/ui/tokens.css", "utf8");
const token = (name: string) => {
  const [, lightness, chroma, degrees] =
    new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens)?.map(Number) ?? [];
  return hexOf({ lightness: lightness ?? 0, chroma: chroma ?? 0, hue: ((degrees ?? 0) * Math.PI) / 180 });
};

test("the surfaces are those of the tokens, and our own metal passes on each", () => {
  for (const surfaces of Object.values(accentSurfaces))
    for (const [name, colour] of Object.entries(surfaces)) expect(token(name), name).toBe(colour);
  expect(failingSurfaces(token("brass"), "onDark")).toEqual([]);
  expect(failingSurfaces(token("brass-deep"), "onPaper")).toEqual([]);
});

test("contrast is WCAG's", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("colours keep their values on the way to lightness, chroma and hue and back", () => {
  for (const hex of ["#000000", "#ffffff", "#d6b37a", "#0000ff", "#ff0000", "#00ff00", "#123456"])
    expect(hexOf(oklchOf(hex))).toBe(hex);
});

test("a grey passes on paper from 4.5 on, and no earlier", () => {
  const darkest = accentSurfaces.onPaper["bone-shade"] ?? "";
  expect([contrastOf("#5c5c5c", darkest), contrastOf("#5d5d5d", darkest)].map((ratio) => ratio >= 4.5)).toEqual([
    true,
    false,
  ]);
  expect(["#5c5c5c", "#5d5d5d"].map((hex) => failingSurfaces(hex, "onPaper").length)).toEqual([0, 1]);
});

const uses: AccentUse[] = ["onDark", "onPaper"];

test("of every colour the nearest that is offered passes everywhere, and one that passes is offered itself", () => {
  for (const use of uses)
    for (let value = 0; value < 0xffffff; value += 40_009) {
      const hex = `#${value.toString(16).padStart(6, "0")}`;
      const nearest = nearestAccent(hex, use);
      expect(failingSurfaces(nearest, use), `${hex} ${use} ${nearest}`).toEqual([]);
      if (failingSurfaces(hex, use).length === 0) expect(nearest).toBe(hex);
    }
});

test("pointed at, the accent is brighter; only whole colours are read", () => {
  expect(contrastOf(makeAccent("#d6b37a", "#765328").bright, "#170c12")).toBeGreaterThan(
    contrastOf("#d6b37a", "#170c12"),
  );
  expect([readHex("#AbCdEf"), readHex("red"), readHex("#fff"), readHex("#12345g"), readHex(undefined)]).toEqual([
    "#abcdef",
    ...Array(4).fill(undefined),
  ]);
});
