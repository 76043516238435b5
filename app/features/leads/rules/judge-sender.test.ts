import { expect, test } from "vitest";
import { judgeSender } from "./judge-sender.ts";

const nowMs = 1_000_000;
const person = { trap: "", madeAt: String(nowMs - 20_000), nowMs };

test("a person is believed, and so is a program that posts the named fields alone", () => {
  expect(judgeSender(person)).toBe("");
  expect(judgeSender({ ...person, madeAt: "" })).toBe("");
});

test("a second is enough for a person", () => {
  expect(judgeSender({ ...person, madeAt: String(nowMs - 1000) })).toBe("");
});

test("a form that was rendered before the clock was put back counts as a person's", () => {
  for (const aheadMs of [1, 3_600_000, 7 * 86_400_000])
    expect(judgeSender({ ...person, madeAt: String(nowMs + aheadMs) })).toBe("");
});

test.each([
  ["trap", { trap: "x" }],
  ["too quick", { madeAt: String(nowMs - 999) }],
  ["tampered", { madeAt: "soon" }],
] as const)("%s is marked as spam", (why, change) => {
  expect(judgeSender({ ...person, ...change })).toBe(why);
});
