import { expect, test } from "vitest";
import { zoneName } from "./zone-name.ts";

test.each([
  ["America/Los_Angeles", "Pacific time"],
  ["America/Phoenix", "Mountain time"],
  ["Europe/Paris", "Central European time"],
  ["UTC", "GMT"],
])("%s is called %s", (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name);
});
