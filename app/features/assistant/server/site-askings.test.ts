import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { readTable } from "../rules/match-known.ts";
import { questionsCopy } from "../words/dash-questions.ts";
import { knownSubjects } from "./known-subjects.ts";
import { pageSentences } from "./page-sentences.ts";
import { siteAskings } from "./site-askings.ts";
import { knownFromFacts } from "./site-knowledge.ts";

const subjects = knownSubjects(defaultFacts);
const { inVain, ...asked } = questionsCopy(defaultFacts);
const rows = [
  ...knownFromFacts(defaultFacts).map(({ about, attribute }) => `${about}.${attribute}`),
  ...Object.values(pageSentences).flatMap((list) => list.map(([about, attribute]) => `${about}.${attribute}`)),
];
/** Rows of headings have the heading's words for their attribute. */
const isHeading = (attribute: string) => attribute.includes("-") || attribute === "handover";

test("every whole question asks for a row of the table", () => {
  const isKnown = (about: string, attribute: string) =>
    about === "package" || about === "guide"
      ? rows.some((each) => each.endsWith(`.${attribute}`))
      : rows.includes(`${about}.${attribute}`);
  const unknown = Object.entries(asked).flatMap(([about, questions]) =>
    Object.keys(questions).filter((attribute) => !isHeading(attribute) && !isKnown(about, attribute)),
  );
  expect(unknown).toEqual([]);
  const texts = Object.values(questionsCopy(defaultFacts)).flatMap((each) => Object.values(each));
  expect(texts.filter((text) => !text.endsWith("?"))).toEqual([]);
});

test("the questions about a package are asked with the name of each", () => {
  const facts = knownFromFacts(defaultFacts).map((row) => ({ ...row, quotes: [] }));
  const steps = siteAskings(defaultFacts, readTable(facts, subjects));
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { askings, named } = step.value;
  const prices = askings.filter(({ fact }) => fact?.about === "accelerator" && fact.attribute === "price");
  expect(prices.length).toBeGreaterThan(10);
  expect(prices.every(({ units }) => units.has("@accelerator"))).toBe(true);
  expect(askings.filter(({ fact }) => !fact)).toHaveLength(inVain.join(" ").split("? ").length);
  expect([...named]).toEqual(expect.arrayContaining(["starter", "dash", "winery-guide", "blueprint"]));
});
