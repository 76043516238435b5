import { expect, test } from "vitest";
import { matchFact, type SiteFact } from "./match-fact.ts";
import { wantsPerson } from "./wants-person.ts";

const fact = (about: string, kind: SiteFact["kind"]): SiteFact => ({ about, kind, text: "", path: "/", figures: [] });
const known = {
  facts: [fact("starter", "price"), fact("starter", "posts"), fact("dash", "price"), fact("business", "email")],
  subjects: [
    { id: "starter", names: ["Visibility Starter", "starter"] },
    { id: "dash", names: ["Dash"] },
  ],
};
const match = (question: string, about?: string) => {
  const found = matchFact(question, known, about ? { about, kind: "price" } : undefined);
  return found && `${found.about} ${found.kind}`;
};

test.each([
  ["What does the Visibility Starter cost?", "starter price"],
  ["how much is dash per month", "dash price"],
  ["How many posts a month does the starter include?", "starter posts"],
  ["What’s your email address?", "business email"],
])("%s", (question, found) => expect(match(question)).toBe(found));

test.each([
  "What did the Visibility Starter cost in 2020?",
  "What does the Visibility Starter cost in euros?",
  "Is Dash cheaper than the Visibility Starter?",
  "What does Dash cost without setup?",
  "How many posts does Dash include?",
  "What does it cost?",
  "dash",
  "",
])("“%s” names no fact beyond doubt", (question) => expect(match(question)).toBeUndefined());

test("what was last spoken of completes a question", () => {
  expect(match("And each month?", "starter")).toBe("starter price");
  expect(match("And Dash?", "starter")).toBe("dash price");
  expect(match("And in euros?", "starter")).toBeUndefined();
});

test("the wish for a person is understood, and nothing else taken for it", () => {
  for (const wish of ["A person, please", "can i talk to someone", "call me back"])
    expect(wantsPerson(wish)).toBe(true);
  for (const other of ["Does Dash hand over to a person?", "who is the founder of the lounge", ""])
    expect(wantsPerson(other)).toBe(false);
});
