import { expect, test } from "vitest";
import { readBearer } from "./desk-keys.ts";

test.each([
  ["Bearer key", "key"],
  ["bearer  key", "key"],
  ["Bearer", undefined],
  ["Bearer two words", undefined],
  ["Basic key", undefined],
  ["", undefined],
  [`Bearer ${"x".repeat(300)}`, "x".repeat(200)],
])("the key in %j", (header, key) => {
  expect(readBearer(header)).toBe(key);
});
