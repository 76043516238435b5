import { expect, test } from "vitest";
import { comparedPair, type PricedPackage, withinLimits } from "./compare-packages.ts";
import { readTable } from "./match-known.ts";
import { readWords } from "./read-question.ts";

const packages: PricedPackage[] = [
  { id: "starter", name: "Silver Barrel", isRecommended: false, setup: 1000, monthly: 500, posts: 4 },
  { id: "accelerator", name: "Gold Barrel", isRecommended: true, setup: 2500, monthly: 800, posts: 6 },
  { id: "authority", name: "Oak Barrel", isRecommended: false, setup: 5000, monthly: 1500, posts: 8 },
];
const namesOf = (found: PricedPackage[] | undefined) => found?.map(({ name }) => name);

test.each<[string, string[] | undefined]>([
  ["which package has 6 posts under $1,500", ["Gold Barrel"]],
  ["a plan for less than 900 a month", ["Silver Barrel", "Gold Barrel"]],
  ["packages under $3000 to set up", ["Silver Barrel", "Gold Barrel"]],
  ["8 posts under $1,000", undefined],
  ["6 posts under €1,500", undefined],
  ["a package under $900 without posts", undefined],
  ["a package under $900 for two locations", undefined],
  ["a hat under $900", undefined],
  ["which package has 6 posts", undefined],
])("“%s”", (question, names) => expect(namesOf(withinLimits(question, packages))).toEqual(names));

const table = readTable(
  [],
  packages.map(({ id, name }) => ({ id, names: [name] })),
);
const pairIn = (question: string) =>
  namesOf(comparedPair(readWords(question), { table, packages, asks: "compare, versus, vs, better, or" }));

test.each<[string, string[] | undefined]>([
  ["compare Silver Barrel and Oak Barrel", ["Silver Barrel", "Oak Barrel"]],
  ["Gold Barrel vs Oak Barrel?", ["Gold Barrel", "Oak Barrel"]],
  ["compare Silver Barrel and Gold Barrel and Oak Barrel", undefined],
  ["is Silver Barrel better", undefined],
  ["Gold Barrel or Oak Barrel for a brewery", undefined],
  ["Gold Barrel and Oak Barrel", undefined],
])("“%s”", (question, names) => expect(pairIn(question)).toEqual(names));
