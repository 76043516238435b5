import { expect, test } from "vitest";
import { readHead } from "./read-head.ts";

test("fields are unfolded, and end with the head", () => {
  expect(readHead("Subject: One\r\n two\r\nFrom: a@b.example\r\n\r\nX: body")).toEqual([
    { name: "subject", value: "One two" },
    { name: "from", value: "a@b.example" },
  ]);
});

test("lines beyond the first 2,000 are not read", () => {
  expect(readHead("a:\n".repeat(10_000))).toHaveLength(2000);
});
