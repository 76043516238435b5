import { expect, test } from "vitest";
import { zoneName } from "./zone-name.ts";

test.each([
  ["America/Los_Angeles", "Pacific time"],
  ["America/Phoenix", "Mountain Standard Time"],
  ["Europe/Paris", "Central European time"],
  ["UTC", "GMT+00:00"],
])("%s is called %s", (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name);
});
