import { expect, test } from "vitest";
import { type Asking, readAskings } from "./asking-table.ts";
import { matchAsking } from "./match-asking.ts";
import { type Known, readTable } from "./match-known.ts";
import { readWords } from "./read-question.ts";

const row = (about: string, attribute: string, text: string): Known => ({
  ...{ about, attribute, text, path: "/", shows: [], asks: "" },
});
const silver = row("silver", "price", "Silver Barrel: $10.");
const gold = row("gold", "price", "Gold Barrel: $20.");
const talk = row("talk", "length", "The talk takes 30 minutes.");
const place = row("business", "place", "In Porto.");
const table = readTable(
  [silver, gold, talk, place],
  [
    { id: "silver", names: ["Silver Barrel", "silver"] },
    { id: "gold", names: ["Gold Barrel", "gold"] },
    { id: "talk", names: ["talk"] },
  ],
);
const priced = (fact: Known, name: string): Asking<Known>[] =>
  [`What does ${name} cost?`, `What would I pay for ${name} each month?`].map((text) => ({ fact, text }));
const askings: Asking<Known>[] = [
  ...priced(silver, "Silver Barrel"),
  ...priced(gold, "Gold Barrel"),
  { fact: talk, text: "How long is the first talk?" },
  { fact: talk, text: "How many minutes does the talk take?" },
  { fact: place, text: "In which town is your cellar?" },
  { fact: place, text: "In which town would we find you?" },
  { fact: undefined, text: "Do you speak Spanish?" },
  { fact: undefined, text: "Who are your clients?" },
];
const steps = readAskings(askings, table, new Set(["silver", "gold"]));
steps.next();
const read = steps.next().value;
if (!read) throw new Error("Not read in one step");
const ask = (text: string, before?: string) => matchAsking({ words: readWords(text), text, before }, read)?.text;

test.each([
  ["what would we pay for silver each month?", silver],
  ["what would I pay for the Gold Barrel each month?", gold],
  ["how long does the first talk take us?", talk],
  ["so in which town would your cellar be?", place],
])("“%s” asks what a whole question asks in nearly the same words", (question, { text }) =>
  expect(ask(question)).toBe(text),
);

test.each([
  ["another thing of ours", "what would we pay for copper each month?"],
  ["no name", "what would we pay for it each month?"],
  ["another year", "what did the Silver Barrel cost last year?"],
  ["a figure that the answer lacks", "how long is the first talk for 12?"],
  ["a word of a question without an answer", "how long is the first talk in Spanish?"],
  ["a question without an answer", "who are your best clients?"],
  ["something else", "who built the cellar of the king?"],
  ["nothing", "?!"],
])("%s makes it a no: “%s”", (_, question) => expect(ask(question)).toBeUndefined());

test("the subject of the last answer completes a question", () => {
  expect(ask("what would we pay for it each month?", "gold")).toBe(gold.text);
  expect(ask("what would we pay for silver each month?", "gold")).toBe(silver.text);
});
