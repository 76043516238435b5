import { expect, test } from "vitest";
import { findFacts } from "./find-facts.ts";

const all = [
  { id: "email", texts: ["E-mail address", "Contact", "hello@house.com"] },
  { id: "audit", texts: ["Website audit", "À la carte", "$300"] },
  { id: "hours", texts: ["Opening hours", "Monday 09:00–12:00"] },
];

test.each([
  ["audit", ["audit"]],
  ["a la CARTE", ["audit"]],
  ["hello@", ["email"]],
  ["open mon", ["hours"]],
  ["e-mail audit", []],
  ["", []],
  ["  –  ", []],
])("%j finds %j", (typed, ids) => {
  expect(findFacts(all, typed).map(({ id }) => id)).toEqual(ids);
});
