import { expect, test } from "vitest";
import { defaultPlace } from "#platform/intl/place.ts";
import { formatHours } from "./format-hours.ts";

test("stored hours are written as every other time of day", () => {
  expect(formatHours(["09:00–12:30", "13:05–24:00"], defaultPlace.locale)).toBe(
    "9:00\u00a0am–\u206012:30\u00a0pm, 1:05\u00a0pm–\u206012:00\u00a0am",
  );
  expect(formatHours(["00:00–01:00"], defaultPlace.locale)).toBe("12:00\u00a0am–\u20601:00\u00a0am");
  expect(formatHours(["by hand"], defaultPlace.locale)).toBe("by hand");
});
