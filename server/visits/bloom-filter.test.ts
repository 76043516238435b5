import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { BloomFilter } from "./bloom-filter.ts";

const visitor = (index: number) => hash("sha256", `visitor ${index}`, "base64url").slice(0, 16);
const many = 200_000;

test("each visitor is new once, until the day ends", () => {
  const seen = new BloomFilter();
  expect([seen.add(visitor(1)), seen.add(visitor(2)), seen.add(visitor(1))]).toEqual([true, true, false]);
  seen.clear();
  expect([seen.add(visitor(1)), seen.add(visitor(2)), seen.add(visitor(1))]).toEqual([true, true, false]);
});

test("among many visitors none is confused with another, and none is forgotten", () => {
  const seen = new BloomFilter();
  const countNew = () => Array.from({ length: many }, (_, index) => seen.add(visitor(index))).filter(Boolean).length;
  expect(countNew()).toBeGreaterThanOrEqual(many - 2);
  expect(countNew()).toBe(0);
});
