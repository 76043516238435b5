import { expect, test } from "vitest";
import { findSubjects, type Known, matchKnown, mentionIn, readTable, type Subject } from "./match-known.ts";
import { understand } from "./understand.ts";

const known = (about: string, attribute: string, asks: string, text: string): Known => ({
  ...{ about, attribute, asks, text, path: "/", shows: [] },
});
const facts = [
  known("silver", "price", "cost, price, how much, monthly", "The Silver Barrel costs $1 to set up and $2 a month."),
  known("silver", "posts", "posts, how many posts", "The Silver Barrel has 4 posts a month."),
  known("gold", "price", "cost, price, how much, monthly", "The Gold Barrel costs $3 to set up and $4 a month."),
  known("packages", "ads", "ads, advertising", "Ads: Silver Barrel, not included; Gold Barrel, included."),
  known("business", "email", "=email, your email", "Write to us."),
  known("map", "price", "cost", "The Cellar Map is free."),
  known("maps", "free", "cost, free", "All maps are free."),
  known("silver", "what", "what is", "The Silver Barrel is a package."),
];
const subjects: Subject[] = [
  { id: "silver", names: ["Silver Barrel", "silver", "cheapest"], group: "packages" },
  { id: "gold", names: ["Gold Barrel", "gold"], group: "packages" },
  { id: "map", names: ["Cellar Map"], group: "maps" },
  { id: "road-map", names: ["Road Map"], group: "maps" },
  { id: "maps", names: ["map", "maps"], yields: true, isEach: true },
  { id: "packages", names: ["package"], yields: true },
  { id: "wineries", names: ["winery"], yields: true },
  { id: "business", names: ["The House"], yields: true },
];
const table = readTable(facts, subjects);
const [silver, posts, gold, ads, email, map, maps, what] = facts.map(({ text }) => text);

function ask(question: string, earlier?: { about: string; attribute: string }) {
  const found = understand(
    question,
    {
      vocabulary: table.vocabulary,
      isWord: () => false,
      find: ({ words }, before) => matchKnown(words, table, before)?.fact,
      mentionIn: (words) => mentionIn(words, table),
      subjectOf: (words) => findSubjects(words, table).find(({ yields }) => !yields)?.id,
    },
    earlier,
  );
  return found && [...found.found.map(({ text }) => text), ...(found.isWhole ? [] : ["and no"])];
}

test.each([
  ["What does the Silver Barrel cost?", [silver]],
  ["silver price", [silver]],
  ["Good morning! We run a small winery, and my brother is ill. What would Silver Barrel cost us, please?", [silver]],
  ["How mcuh is the Sliver Barrel?", [silver]],
  ["How much is Silver Barrel, and how many posts are there?", [silver, posts]],
  ["What does silver cost? And gold?", [silver, gold]],
  ["What does Silver Barrel cost? Who was the cook of Napoleon?", [silver, "and no"]],
  ["Which package has ads?", [ads]],
  ["email?", [email]],
  ["What is your email?", [email]],
  ["Waht is yuor email?", [email]],
  ["wht does the Silver Barrel cost", [silver]],
  ["I was wondering what silver costs", [silver]],
  ["posts in the cheapest one?", [posts]],
  ["Silver ads compared with gold ads?", [ads]],
  ["does the Cellar Map cost anything?", [map]],
  ["is the Road Map free?", [maps]],
  ["The Silver Barrel, please", [what]],
  ["The Silver Barrel, how many posts?", [posts]],
  ["We look at the Silver Barrel. Price?", [silver]],
])("“%s” is answered", (question, texts) => expect(ask(question)).toEqual(texts));

test.each([
  "What did Silver Barrel cost last year?",
  "What does Silver Barrel cost? In euros?",
  "What does Silver Barrel cost, in euros?",
  "What does Silver Barrel cost for ten cellars?",
  "Does Silver Barrel not cost $1?",
  "What does the Bronze Barrel cost?",
  "Is there a discount on Silver Barrel?",
  "Does Silver Barrel come in Paris?",
  "Can you email my guests for me?",
  "Which package has fireworks?",
  "How are you?",
  "When does the Silver Barrel cost?",
  "Who has posts in the Silver Barrel?",
  "How long is the Silver Barrel monthly?",
  "What was the price of Silver Barrel?",
  "Is gold-plated silver cost?",
  "We want a hat and a coat. Silver price?",
  "Is the Silver Barrel yours?",
  "",
  "?!",
])("“%s” is not", (question) => expect(ask(question)).toBeUndefined());

test("the last answer completes the next question", () => {
  const earlier = { about: "silver", attribute: "price" };
  expect(ask("And gold?", earlier)).toEqual([gold]);
  expect(ask("How many posts are there?", earlier)).toEqual([posts]);
  expect(ask("And in euros?", earlier)).toBeUndefined();
  expect(ask("Is it free?", { about: "road-map", attribute: "what" })).toEqual([maps]);
  expect(ask("Is it your email?", undefined)).toBeUndefined();
});
