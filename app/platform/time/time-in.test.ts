import { expect, test } from "vitest";
import { defaultPlace } from "#platform/intl/place.ts";
import { timeIn } from "./time-in.ts";

const morning = Date.UTC(2026, 11, 10, 17, 5);

test("a time of day in words, in any zone", () => {
  expect(timeIn("America/Los_Angeles", morning, defaultPlace.locale)).toBe("9:05\u00a0am");
  expect(timeIn("Europe/Paris", morning, defaultPlace.locale)).toBe("6:05\u00a0pm");
  expect(timeIn("UTC", Date.UTC(2026, 0, 1), defaultPlace.locale)).toBe("12:00\u00a0am");
});
