import { expect, test } from "vitest";
import { limitsOf } from "./editable-texts.ts";

const max = (path: string, text: string) => limitsOf({ path, text }).maxCharacters;

test("headings, buttons and labels keep near the length that their place was drawn for", () => {
  expect(max("hero.title", "Worth the detour")).toBe(60);
  expect(max("hero.title", "x".repeat(45))).toBe(90);
  expect(max("labels.when", "When")).toBe(60);
  expect(max("lead", "We look after it.")).toBe(2_000);
  expect(max("items.3", "A booking button")).toBe(2_000);
});

test("a place with little room says so, and what stands there fits", () => {
  expect(max("year.rows.0.peaks.1.label", "Harvest")).toBe(16);
  expect(max("call.lines.2.speaker", "The person at the front door")).toBe(28);
  expect(max("meta.title", "About")).toBe(70);
});
