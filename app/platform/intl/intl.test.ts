import { expect, test } from "vitest";
import { timeIn } from "#platform/time/time-in.ts";
import { formatDay } from "./format-day.ts";
import { currencyName, currencySigns, formatMoney } from "./money.ts";
import { formatList, formatNumber } from "./numbers.ts";
import { defaultPlace, englishOf } from "./place.ts";

const afternoon = Date.UTC(2026, 10, 27, 13, 5);
const { currency, locale } = defaultPlace;
const plain = (text: string) => text.replace(/\s/g, " ");

test.each([
  [currency, locale, "$1,500", "November 27, 2026", "1:05 pm", "en-US"],
  ["GBP", "en-GB", "£1,500", "27 November 2026", "13:05", "en-GB"],
  ["EUR", "en-IE", "€1,500", "27 November 2026", "13:05", "en-IE"],
  ["EUR", "pt-PT", "1500 €", "27 November 2026", "13:05", "en-GB"],
  ["EUR", "de-DE", "1.500 €", "27 November 2026", "13:05", "en-GB"],
  ["CAD", "en-CA", "$1,500", "November 27, 2026", "1:05 p.m.", "en-CA"],
  [currency, "en-GB", "US$1,500", "27 November 2026", "13:05", "en-GB"],
])("%s in %s: an amount is %s, a day %s, a time %s, the page %s", (code, place, amount, day, time, lang) => {
  expect(plain(formatMoney(1500, { currency: code, locale: place }))).toBe(amount);
  expect(formatDay("2026-11-27", place)).toBe(day);
  expect(plain(timeIn("UTC", afternoon, place))).toBe(time);
  expect(englishOf(place)).toBe(lang);
});

test("digits are those of the words around them", () => {
  expect(formatMoney(1500, { currency: "EGP", locale: "ar-EG" })).toContain("1,500");
});

test("a currency has a name, and the signs that people type", () => {
  expect(currencyName(defaultPlace)).toBe("US dollars");
  expect(currencyName({ currency: "GBP", locale: "pt-PT" })).toBe("British pounds");
  expect(currencySigns({ currency: "CAD", locale })).toEqual(["CAD", "CA$", "$"]);
});

test("numbers and lists in a sentence are American English", () => {
  expect([formatNumber(2400), formatList(["dark", "paper", "ink"])]).toEqual(["2,400", "dark, paper, and ink"]);
});
