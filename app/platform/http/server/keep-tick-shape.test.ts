import { expect, test } from "vitest";
import { keepTickShape } from "./keep-tick-shape.ts";

test("Node still makes an object for a tick, and one is kept", () => {
  expect(keepTickShape()).toBe(1);
});
