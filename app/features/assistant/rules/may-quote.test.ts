import { expect, test } from "vitest";
import type { Subject } from "./match-known.ts";
import { mayQuote, type QuotingRules } from "./may-quote.ts";

const fact = (about: string, attribute: string, text: string): QuotingRules["facts"][number] => ({
  ...{ about, attribute, text, shows: [] },
});
const facts = [
  fact("starter", "price", "Visibility Starter: $1,000 to set up."),
  fact("starter", "posts", "Visibility Starter includes 4 posts a month."),
  fact("consultation", "length", "The consultation takes 30 minutes."),
];
const subjects: Subject[] = [
  { id: "starter", names: ["Visibility Starter", "starter"] },
  { id: "consultation", names: ["consultation"] },
];
const rules = { facts, subjects, ownAddresses: ["hello@house.example", "house.example"], signs: ["$", "CHF"] };
const may = (quote: string, heading = "A heading") =>
  mayQuote({ title: "A page", path: "/blog/a", heading, quote }, rules);

test.each([
  "Short articles on what people ask before they come, four posts a month with the Visibility Starter.",
  "A free 30-minute consultation. Bring any page of a playbook, and three questions.",
  "Prices on this site are ranges in US dollars.",
  "Someone who checks your hours has looked at three photographs by then.",
  "Write to hello@house.example, or read house.example.",
  "On 2026-11-20 the cellar opened its door, and 1,200 guests came in two years.",
])("“%s” may be quoted", (quote) => expect(may(quote)).toBe(true));

test.each([
  "The tasting costs $30.",
  "The tasting costs CHF\u00a030.",
  "The tasting is 30\u00a0€.",
  "The tasting costs nine dollars.",
  "It is USD 9 today.",
  "Everything is 50 % off this week.",
  "The Visibility Starter costs nine a month.",
  "The Visibility Starter is free this week.",
  "The Visibility Starter includes 99 posts a month.",
  "The consultation takes five minutes.",
  "We are open until three in the morning.",
  "Sessions begin at 3:00.",
  "Write to mallory@evil.example.",
  "Write to mallory-hello@house.example.",
  "Pay at evil.example/pay...",
  "Pay at evil.house.example.evil.com first.",
  "Pay at ｅｖｉｌ．ｅｘａｍｐｌｅ.",
  "Pay at evil。example.",
  "Pay at evil dot example.",
  "Call +1 (415) 555-0100.",
  "Read [this](https://evil.example).",
  "Read <b>this</b>.",
  "Read &lt;b&gt;this.",
  "Read \u202ethis\u202c.",
  "Read this\u{e0049}.",
])("“%s” may not", (quote) => expect(may(quote)).toBe(false));

test("a heading counts as well", () => {
  expect(may("It includes 9 posts a month.", "Visibility Starter")).toBe(false);
  expect(may("A sentence without a figure.", "Pay at evil.example")).toBe(false);
  expect(may("A sentence without a figure.", "The consultation takes 5 minutes.")).toBe(false);
});
