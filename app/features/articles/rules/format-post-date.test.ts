import { afterEach, describe, expect, test } from "vitest";
import { defaultPlace } from "#platform/intl/place.ts";
import { formatPostDate } from "./format-post-date.ts";

describe("the date on a page and on a card", () => {
  const zoneBefore = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zoneBefore;
  });

  test("is a long US date [5.date.long]", () => {
    expect(formatPostDate("2026-03-05", "Date unavailable", defaultPlace.locale)).toBe("March 5, 2026");
  });

  test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"])("is the written day in %s", (zone) => {
    process.env.TZ = zone;
    expect(formatPostDate("2026-01-01", "Date unavailable", defaultPlace.locale)).toBe("January 1, 2026");
    expect(formatPostDate("2026-01-01T00:00:00.000Z", "Date unavailable", defaultPlace.locale)).toBe("January 1, 2026");
    expect(formatPostDate("2026-01-01T23:30:00-08:00", "Date unavailable", defaultPlace.locale)).toBe(
      "January 1, 2026",
    );
  });

  test.each(["", "soon", "2026-02-30", "0000-00-00", "undefined"])(
    "says so where %j is no date [5.date.none]",
    (date) => {
      expect(formatPostDate(date, "Date unavailable", defaultPlace.locale)).toBe("Date unavailable");
      expect(formatPostDate(date, "Recent", defaultPlace.locale)).toBe("Recent");
    },
  );
});
