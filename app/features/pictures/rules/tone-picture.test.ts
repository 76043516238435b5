import { expect, test } from "vitest";
import type { Tone } from "#facts/picture-place.ts";
import { tonePicture } from "./tone-picture.ts";

const even = Array.from({ length: 256 }, (_, value) => value);
const toned = (values: readonly number[], tone: Tone) => {
  const { factor, offset } = tonePicture(values, tone) ?? { factor: 1, offset: 0 };
  return values.map((value) => Math.round(factor * value + offset));
};

test("a picture behind light words is darkened until nearly all of it carries them", () => {
  expect(toned(even, "dark").filter((value) => value > 70).length).toBeLessThan(256 * 0.06);
  expect(tonePicture([10, 20, 60, 255, ...Array(96).fill(40)], "dark")).toBeUndefined();
});

test("a picture that words reach into is dimmed less", () => {
  expect(toned(even, "dim").filter((value) => value > 90).length).toBeLessThan(256 * 0.06);
  expect(tonePicture(Array(100).fill(85), "dim")).toBeUndefined();
});

test("a picture behind dark words is lightened, and white stays white", () => {
  expect(toned(even, "light").filter((value) => value < 205).length).toBeLessThan(256 * 0.06);
  expect(toned(even, "light").at(-1)).toBe(255);
  expect(tonePicture(Array(100).fill(230), "light")).toBeUndefined();
});
