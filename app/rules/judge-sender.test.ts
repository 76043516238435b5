import { expect, test } from "vitest";
import { judgeSender, mostADay } from "./judge-sender.ts";

const nowMs = 1_000_000;
const person = { trap: "", madeAt: String(nowMs - 20_000), nowMs, today: 0 };

test("a person is believed, and so is a program that posts the named fields alone", () => {
  expect(judgeSender(person)).toBe("");
  expect(judgeSender({ ...person, madeAt: "" })).toBe("");
});

test.each([
  ["trap", { trap: "x" }],
  ["too quick", { madeAt: String(nowMs - 999) }],
  ["tampered", { madeAt: "soon" }],
  ["tampered", { madeAt: String(nowMs + 1) }],
  ["too often", { today: mostADay }],
] as const)("%s is set aside", (why, change) => {
  expect(judgeSender({ ...person, ...change })).toBe(why);
});
