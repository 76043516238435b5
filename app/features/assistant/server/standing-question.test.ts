import { expect, test } from "vitest";
import { openStanding, standingFor } from "./standing-question.ts";

test.each([
  ["Who are your clients?", "Who are your clients?"],
  ["hi, can we see a case study about a steakhouse", "Who are your clients?"],
  ["Is there a money-back guarantee?", "Do you guarantee results?"],
  ["so what is the minimum term for a package", "How long does a contract run, and how does one leave it?"],
  ["can I cancel the Accelerator any time", "How long does a contract run, and how does one leave it?"],
  ["Who will call me?", "Who will call me, and who does the work?"],
  ["do you serve clients in Europe", "Which places do you serve?"],
  ["Can I get a refund?", "Do you give refunds?"],
  ["do you sign an NDA", "Do you sign an NDA?"],
  ["What are your opening hours?", "What are your opening hours?"],
  ["are you open on Sundays", "What are your opening hours?"],
])("“%s” is the owner's to answer", (asked, standing) => expect(standingFor(asked)).toBe(standing));

test.each([
  "What does Dash cost?",
  "How long is the consultation?",
  "Does your package work for a place with few guests?",
  "how do I cancel my session",
  "",
])("“%s” is not one of them", (asked) => expect(standingFor(asked)).toBeUndefined());

test("the book has each until it is answered, with what visitors asked of it", () => {
  const open = [
    { id: "1", question: "any refunds?", asked_at: 1 },
    { id: "2", question: "What does Dash cost?", asked_at: 2 },
  ];
  const before = openStanding([], open);
  const refunds = before.find(({ standing }) => standing === "Do you give refunds?");
  expect(refunds?.questions.map(({ id }) => id)).toEqual(["1"]);
  const after = openStanding([{ question: "Do you give refunds?" }], open);
  expect(before.length - after.length).toBe(1);
  expect(after.flatMap(({ questions }) => questions)).toEqual([]);
});
