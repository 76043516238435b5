import { expect, test } from "vitest";
import { matchSentence, readSentences } from "./match-sentence.ts";
import { readWords } from "./read-question.ts";

const passage = (heading: string, quote: string) => ({ title: "Shelf", path: "/", heading, quote });
const sentences = readSentences([
  passage("The shelf", "Walk the shelf each Friday and correct the list. Yes. A guest forgives an empty slot."),
  passage("The letter", "Write to twenty guests who live close by. They answer because their name is on it."),
]);
const having = new Map(sentences.flatMap(({ around }) => [...around].map((word) => [word, 1] as const)));
const ask = (text: string, all = 0.8) =>
  matchSentence({ words: readWords(text), text }, sentences, {
    ...{ having, passageCount: 2 },
    least: { words: 2, own: 0.6, all },
  })?.sentence.text;
const [walk, , write, answer] = sentences.map(({ text }) => text);

test("a very short sentence stays with what follows", () => {
  expect(sentences.map(({ text }) => text)[1]).toBe("Yes. A guest forgives an empty slot.");
});

test.each([
  ["on which day do I walk the shelf?", walk],
  ["how many guests do I write to", write],
  ["why do they answer with their name", answer],
])("“%s” is answered by a sentence", (question, text) => expect(ask(question)).toBe(text));

test.each([
  "how much does the shelf list cost",
  "how long do I walk the shelf",
  "who walks the shelf list",
  "on which day do I walk the humidor shelf",
  "do I not walk the shelf on Friday",
  "shelf",
  "",
])("“%s” is not", (question) => expect(ask(question)).toBeUndefined());
