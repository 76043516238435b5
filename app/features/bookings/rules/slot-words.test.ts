import { expect, test } from "vitest";
import { defaultPlace } from "#platform/intl/place.ts";
import { dayIn, listHours, timeBeside, zoneName } from "./slot-words.ts";

const { locale } = defaultPlace;
const morning = Date.UTC(2026, 11, 10, 17, 5);

test("a day and a zone in words", () => {
  expect(dayIn("America/Los_Angeles", morning, locale)).toBe("Thursday, December\u00a010");
  expect(dayIn("Asia/Tokyo", morning, locale, true)).toBe("Friday, December\u00a011, 2026");
  expect(zoneName("America/Los_Angeles", morning)).toBe("Pacific Time");
});

test("hours follow each other by their days; a day beyond a week has its date", () => {
  const [hourMs, dayMs] = [3_600_000, 86_400_000];
  const slots = [morning, morning + hourMs, morning + dayMs, morning + 8 * dayMs];
  expect(listHours({ zone: "America/Los_Angeles", locale }, slots, morning - hourMs)).toBe(
    "Thursday 9:05\u00a0am, 10:05\u00a0am, Friday 9:05\u00a0am, Friday, December\u00a018 9:05\u00a0am",
  );
});

test("where the day comes before the month, a day and its clock are written so", () => {
  expect(dayIn("Europe/London", morning, "en-GB", true)).toBe("Thursday, 10\u00a0December 2026");
  expect(dayIn("Europe/Lisbon", morning, "pt-PT")).toBe("Thursday, 10\u00a0December");
  expect(timeBeside("Asia/Tokyo", "Europe/London", morning, "en-GB")).toBe("Thu 17:05");
});

test("the owner's time is given beside it if it differs", () => {
  expect(timeBeside("Europe/Paris", "America/Los_Angeles", morning, locale)).toBe("9:05\u00a0am");
  expect(timeBeside("Asia/Tokyo", "America/Los_Angeles", morning, locale)).toBe("Thu 9:05\u00a0am");
  expect(timeBeside("America/Tijuana", "America/Los_Angeles", morning, locale)).toBeUndefined();
});
