import { expect, test } from "vitest";
import { defaultPlace } from "#platform/intl/place.ts";
import type { FactKind } from "./fact-kind.ts";
import { readFact } from "./read-fact.ts";
import { fieldCount, typeFact } from "./type-fact.ts";

const words: FactKind = { type: "words", limit: 10 };
const postal: FactKind = { type: "postalAddress", limit: 60 };
const mailbox: FactKind = { type: "mailbox" };
const address: FactKind = { type: "webAddress" };
const price: FactKind = { type: "price" };
const count: FactKind = { type: "count" };
const minutes: FactKind = { type: "number", low: 5, high: 240 };
const zone: FactKind = { type: "timeZone" };
const week: FactKind = { type: "weeklyHours" };
const days: FactKind = { type: "daysOff" };
const day: FactKind = { type: "day" };
const picture: FactKind = { type: "picture", minWidth: 96 };
const choice: FactKind = { type: "choice", options: [{ value: "wineries", label: "A winery" }] };

const good: [kind: FactKind, typed: string[], value: unknown][] = [
  [words, ["  Ada \u200b& Co "], "Ada & Co"],
  [postal, [""], ""],
  [postal, ["12 Vine Street, Napa, CA 94558"], "12 Vine Street, Napa, CA 94558"],
  [postal, ["12 rue de Lorraine,\r\n\n 21200 Beaune \n"], "12 rue de Lorraine, 21200 Beaune"],
  [mailbox, ["hello@house.example"], "hello@house.example"],
  [address, ["https://www.example.com/house"], "https://www.example.com/house"],
  [{ ...address, mayBeEmpty: true } as FactKind, [" "], ""],
  [price, ["$1,500–$3,000"], { lowDollars: 1500, highDollars: 3000 }],
  [price, ["800 to 1200"], { lowDollars: 800, highDollars: 1200 }],
  [price, ["From $1,500 - 3000"], { lowDollars: 1500, highDollars: 3000 }],
  [price, ["from $1,500"], { lowDollars: 1500, highDollars: null }],
  [price, ["1500+"], { lowDollars: 1500, highDollars: null }],
  [price, ["$950"], { lowDollars: 950, highDollars: 950 }],
  [count, ["8+"], "8+"],
  [count, ["1-2"], "1–2"],
  [count, ["04"], "4"],
  [minutes, ["15"], 15],
  [{ type: "country" }, ["us"], "US"],
  [{ type: "telephone" }, ["+1 (585) 555-0143"], "+1 (585) 555-0143"],
  [{ type: "telephone" }, [""], ""],
  [{ type: "country" }, ["UK"], "GB"],
  [{ type: "country" }, ["united kingdom"], "GB"],
  [{ type: "country" }, ["Ireland"], "IE"],
  [zone, ["Europe/Vienna"], "Europe/Vienna"],
  [
    week,
    ["9:00-12:00, 13:00 – 17:00", "", "00:00-24:00", "", "", "", ""],
    [["09:00–12:00", "13:00–17:00"], [], ["00:00–24:00"], [], [], [], []],
  ],
  [
    week,
    ["9-17", "9am-12:30pm; 2 pm to 5.15 PM", "Closed", "9–12 & 13—17", "22-00:00", "12am-12pm", ""],
    [
      ["09:00–17:00"],
      ["09:00–12:30", "14:00–17:15"],
      [],
      ["09:00–12:00", "13:00–17:00"],
      ["22:00–24:00"],
      ["00:00–12:00"],
      [],
    ],
  ],
  [days, ["2026-12-25\n2026-12-24\n\n2026-12-25"], ["2026-12-24", "2026-12-25"]],
  [days, ["2026-12-30 to 2027-01-02\n2026-12-31"], ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]],
  [days, [""], []],
  [day, [""], ""],
  [day, [" 2026-10-31 "], "2026-10-31"],
  [choice, [""], ""],
  [choice, ["wineries"], "wineries"],
  [picture, [""], { width: 0, height: 0, files: [] }],
];

test.each(good)("%o typed as %o is %o, and typed again the same", (kind, typed, value) => {
  expect(readFact(kind, typed)).toEqual({ value });
  expect(typeFact(kind, value, defaultPlace)).toHaveLength(fieldCount(kind));
  expect(readFact(kind, typeFact(kind, value, defaultPlace))).toEqual({ value });
});

const bad: [kind: FactKind, typed: string[], problem: string, at?: number][] = [
  [words, [" \u200b "], "missing"],
  [words, [], "missing"],
  [words, ["eleven signs"], "tooLong"],
  [words, [`${" ".repeat(20)}Ada`], "tooLong"],
  [mailbox, ["@".repeat(9000)], "tooLong"],
  [price, ["1".repeat(9000)], "tooLong"],
  [week, ["", "", "9:00-12:00,".repeat(90)], "tooLong", 2],
  [days, ["2026-12-24\n".repeat(900)], "tooLong"],
  [mailbox, ["hello@house"], "mailbox"],
  [mailbox, ["a@b.example, c@d.example"], "mailbox"],
  [address, ["http://example.com"], "webAddress"],
  [address, ["javascript:alert(1)"], "webAddress"],
  [address, ["https://user@example.com"], "webAddress"],
  [address, ["https://house"], "webAddress"],
  [price, [""], "missing"],
  [price, ["12.50"], "amount"],
  [price, ["0"], "amount"],
  [price, ["1,50"], "amount"],
  [price, ["100 to many"], "amount"],
  [price, ["to 100"], "amount"],
  [price, ["£950"], "amount"],
  [price, ["300–200"], "priceOrder"],
  [count, ["4 or 5"], "count"],
  [count, ["5-4"], "count"],
  [minutes, ["4"], "number"],
  [minutes, ["1e2"], "number"],
  [{ type: "country" }, ["England"], "country"],
  [{ type: "country" }, ["ZZ"], "country"],
  [{ type: "telephone" }, ["call us"], "telephone"],
  [{ type: "telephone" }, ["(((---)))"], "telephone"],
  [zone, ["Los Angeles"], "timeZone"],
  [days, ["2026-12-30 to 2026-12-20"], "day"],
  [days, ["2026-12-30 to 2029-12-20"], "day"],
  [days, ["2026-12-30 to"], "day"],
  [week, ["", "9 until noon"], "hours", 1],
  [week, ["13am-2pm"], "hours"],
  [week, ["9:00-12:00", "12:60-13:00"], "hours", 1],
  [week, ["9:00-12:00, 11:00-13:00"], "hoursOverlap"],
  [week, ["12:00-9:00"], "hoursOrder"],
  [week, ["20:00-25:00"], "hours"],
  [days, ["2026-02-30"], "day"],
  [days, ["Christmas"], "day"],
  [day, ["2026-02-30"], "day"],
  [choice, ["A winery"], "choice"],
  [picture, ["/media/unknown.webp"], "pictureGone"],
];

test.each(bad)("%o typed as %o is refused: %s", (kind, typed, problem, at = 0) => {
  expect(readFact(kind, typed)).toMatchObject({ problem, at });
});

test.each([
  ["GBP", "en-GB", ["£950", "gbp 950", "950"], "£950"],
  ["EUR", "pt-PT", ["1500 €", "1.500€", "EUR 1 500"], "1500\u00a0€"],
  ["CHF", "de-CH", ["CHF 1'500", "1’500"], "CHF\u00a01’500"],
])("a price in %s, %s, is typed in several ways and read back", (currency, locale, ways, shown) => {
  const place = { currency, locale };
  const amounts = ways.map((typed) => readFact(price, [typed], { place }));
  expect(new Set(amounts.map((reading) => JSON.stringify(reading))).size).toBe(1);
  const [reading] = amounts;
  const value = reading && "value" in reading ? reading.value : undefined;
  expect(typeFact(price, value, place).map((typed) => typed.replace("'", "’"))).toEqual([shown]);
  expect(readFact(price, typeFact(price, value, place), { place })).toEqual(reading);
  expect(readFact(price, ["¥950"], { place })).toEqual({ problem: "amount", at: 0 });
});

test.each([
  [{ type: "currency" }, "GBP", "POUND"],
  [{ type: "locale" }, "pt-PT", "pt"],
  [{ type: "locale" }, "en-GB", "en-GB-u-nu-thai"],
] as const)("%o takes %s, not %s", (kind, good, wrong) => {
  expect(readFact(kind, [good])).toEqual({ value: good });
  expect(readFact(kind, [wrong])).toEqual({ problem: kind.type, at: 0 });
});

test("a day must have come, where the day is known", () => {
  expect(readFact(day, ["2026-11-01"], { today: "2026-10-31" })).toEqual({ problem: "future", at: 0 });
  expect(readFact(day, ["2026-10-31"], { today: "2026-10-31" })).toEqual({ value: "2026-10-31" });
});

test("a picture at hand is typed as its largest file, and read as its sizes", () => {
  const files = [480, 800].map((width) => ({ width, avif: `${width}.avif`, webp: `${width}.webp` }));
  const copy = { width: 800, height: 600, files };
  expect(typeFact(picture, copy, defaultPlace)).toEqual(["/media/800.webp"]);
  expect(readFact(picture, ["/media/800.webp"], { pictures: new Map([["/media/800.webp", copy]]) })).toEqual({
    value: copy,
  });
});
