import { expect, test } from "vitest";
import { mergeFacts } from "./merge-facts.ts";

const standard = {
  brand: { name: "House" },
  starter: { setup: { lowDollars: 1000, highDollars: 1500 } },
  daysOff: ["2026-12-25"],
};

test("a change is applied at its path, everything else keeps its default", () => {
  const merged = mergeFacts(standard, {
    "brand.name": "Cellar",
    "starter.setup": { lowDollars: 1200, highDollars: null },
  });
  expect(merged).toEqual({
    ...standard,
    brand: { name: "Cellar" },
    starter: { setup: { lowDollars: 1200, highDollars: null } },
  });
  expect(standard.brand.name).toBe("House");
});

test.each([
  ["no.such.path", 1],
  ["brand", "a text where fields belong"],
  ["brand.name", 7],
  ["starter.setup", { lowDollars: "1000" }],
  ["daysOff", "2026-12-25"],
  ["__proto__.polluted", "yes"],
  ["constructor.prototype", "yes"],
])("what does not fit at %s is left out", (path, value) => {
  expect(mergeFacts(standard, { [path]: value })).toEqual(standard);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
