import { expect, test } from "vitest";
import { matchFact, type SiteFact } from "./match-fact.ts";
import { wantsPerson } from "./wants-person.ts";

const fact = (about: string, kind: SiteFact["kind"], text = "$1 to set up, $2 a month"): SiteFact => ({
  ...{ about, kind, text, path: "/", figures: [] },
});
const ofBusiness = (["email", "place", "hours"] as const).map((kind) => fact("business", kind));
const known = {
  facts: [
    ...[fact("starter", "price"), fact("starter", "posts"), fact("starter", "pages")],
    ...[fact("dash", "price"), fact("dash", "support"), fact("quiz", "questions"), fact("seo", "price", "SEO: $3.")],
    ...ofBusiness,
  ],
  subjects: [
    { id: "starter", names: ["Visibility Starter", "starter"] },
    ...["dash", "quiz", "seo"].map((id) => ({ id, names: [id] })),
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
  ["can i email you", "business email"],
  ["do you have an email?", "business email"],
  ["what do you charge for Dash", "dash price"],
  ["Do I have to pay for Dash?", "dash price"],
  ["how much do I have to pay for the starter", "starter price"],
  ["Dash setup?", "dash price"],
  ["and how much is SEO", "seo price"],
  ["how many questions are on the quiz", "quiz questions"],
  ["Where’s your office?", "business place"],
  ["what hours are you open", "business hours"],
])("%s", (question, found) => expect(match(question)).toBe(found));

test.each([
  "What did the Visibility Starter cost in 2020?",
  "What does the Visibility Starter cost in euros?",
  "Is Dash cheaper than the Visibility Starter?",
  "What does Dash cost without setup?",
  "How many posts does Dash include?",
  "What does it cost?",
  "How much can Dash do?",
  "how much does dash know",
  "How much do I have to do with Dash?",
  "How much will I get from Dash?",
  "How much can I charge with Dash?",
  "How do I setup Dash?",
  "How do I pay for Dash?",
  "Will Dash pay me?",
  "Can I pay monthly for the starter?",
  "Is there a setup fee for SEO?",
  "What does SEO cost per month?",
  "How many hours do you need from me?",
  "Do you have an opening?",
  "How many emails do you send?",
  "Do you write emails?",
  "Do you offer email?",
  "Do you have my email?",
  "Do I get an email?",
  "Do you have an office?",
  "I have questions about the quiz",
  "Can you support me with Dash?",
  "Give me the page of the starter",
  "dash",
  "",
])("“%s” names no fact beyond doubt", (question) => expect(match(question)).toBeUndefined());

test("what was last spoken of completes a question", () => {
  expect(match("And each month?", "starter")).toBe("starter price");
  expect(match("And Dash?", "starter")).toBe("dash price");
  for (const other of ["And in euros?", "Are you free today?", "How do I pay?", "How much do you need from me?"])
    expect(match(other, "starter"), other).toBeUndefined();
});

test("the wish for a person is understood, and nothing else taken for it", () => {
  for (const wish of ["A person, please", "can i talk to someone", "call me back"])
    expect(wantsPerson(wish)).toBe(true);
  for (const other of ["Does Dash hand over to a person?", "who is the founder of the lounge", ""])
    expect(wantsPerson(other)).toBe(false);
});
