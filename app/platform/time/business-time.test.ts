import { expect, test } from "vitest";
import { defaultPlace } from "#platform/intl/place.ts";
import {
  businessDay,
  businessMoment,
  fullBusinessMoment,
  lastBusinessDays,
  longBusinessDay,
  shortBusinessDay,
} from "./business-time.ts";

const zone = "America/Los_Angeles";
const place = { timeZone: zone, locale: defaultPlace.locale };
const evening = Date.UTC(2026, 10, 22, 4, 30);
const plain = (text: string) => text.replace(/\s/g, " ");

test("a day is the business's own, not that of Greenwich", () => {
  expect(businessDay(evening, zone)).toBe("2026-11-21");
  expect(longBusinessDay(evening, place)).toBe("Saturday, November 21");
  expect(lastBusinessDays(evening, zone, 3)).toEqual(["2026-11-19", "2026-11-20", "2026-11-21"]);
});

test("the days before one on which the clocks change are all there, each once", () => {
  expect(lastBusinessDays(Date.UTC(2026, 10, 2, 20), zone, 3)).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
});

test("a moment of today is a time, another has its day, and another year its year", () => {
  expect(plain(businessMoment(evening, place, evening))).toBe("8:30 pm");
  expect(plain(businessMoment(evening, place, evening + 86_400_000))).toBe("Nov 21, 8:30 pm");
  expect(shortBusinessDay(Date.UTC(2025, 11, 5, 20), place, evening)).toBe("Dec 5, 2025");
  expect(plain(fullBusinessMoment(evening, place))).toBe("November 21, 2026, 8:30 pm");
});

test.each([
  ["Asia/Bangkok", "2026-11-26T16:59:59Z", "2026-11-26", "2026-11-27"],
  ["Pacific/Honolulu", "2026-11-27T09:59:59Z", "2026-11-26", "2026-11-27"],
  ["Pacific/Kiritimati", "2026-11-26T09:59:59Z", "2026-11-26", "2026-11-27"],
])("in %s a day ends at its own midnight, and so do the charts, days and moments", (timeZone, last, day, next) => {
  const beforeMs = Date.parse(last);
  const afterMs = beforeMs + 1000;
  const there = { timeZone, locale: "en-GB" };
  expect([beforeMs, afterMs].map((ms) => businessDay(ms, timeZone))).toEqual([day, next]);
  expect([beforeMs, afterMs].map((ms) => lastBusinessDays(ms, timeZone, 30).at(-1))).toEqual([day, next]);
  expect([beforeMs, afterMs].map((ms) => shortBusinessDay(ms, there, ms))).toEqual(["26 Nov", "27 Nov"]);
  expect(businessMoment(beforeMs, there, afterMs)).toBe("26 Nov, 23:59");
  expect(businessMoment(afterMs, there, afterMs)).toBe("00:00");
});
