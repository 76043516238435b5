import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { defaultPlace } from "#platform/intl/place.ts";
import { wordFact } from "./business-details.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

test("days with the same hours are said together", () => {
  const { weeklyHours } = defaultFacts.booking;
  expect(plain(wordFact({ type: "weeklyHours" }, weeklyHours, defaultPlace))).toBe(
    "Monday to Thursday 9:00 am–12:00 pm, 1:00 pm–5:00 pm; Friday 9:00 am–12:00 pm; Saturday to Sunday closed",
  );
});

test("days off are said as a person says a day", () => {
  expect(wordFact({ type: "daysOff" }, ["2026-12-25", "2027-01-01"], defaultPlace)).toBe(
    "December 25, 2026; January 1, 2027",
  );
  expect(wordFact({ type: "daysOff" }, [], defaultPlace)).toBe("none");
});
