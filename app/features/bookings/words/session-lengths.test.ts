import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { everyPage } from "#features/frame/every-page.ts";
import { textGroups } from "#features/words/text-groups.ts";

/** All different, so that a page that uses the wrong one fails. */
const sessionMinutes = {
  blueprint: 101,
  visibilityThankYou: 102,
  quiz: 103,
  playbook: 104,
  cigarThankYou: 105,
  consultation: 106,
  strategyCall: 107,
};
const accelerator = { ...defaultFacts.accelerator, checkInMinutes: "108" };
const authority = { ...defaultFacts.authority, planningCallMinutes: "109" };
const facts = { ...defaultFacts, accelerator, authority, sessionMinutes };

const offers: [string, string][] = [
  ["visibility-blueprint", "101-minute visibility audit"],
  ["thank-you-visibility", "complimentary 102-minute audit"],
  ["visibility-quiz", "103-minute Digital Diagnostic"],
  ["quiz-result", "103-minute audit"],
  ["cigar-lounge-playbook", "104-minute audit"],
  ["winery-playbook", "104-minute call"],
  ["thank-you-cigar", "105-minute audit"],
  ["book-consultation", "106-minute session"],
  ["tools-resources", "106-minute consultation"],
  ["thank-you-fine-dining", "107-minute strategy call"],
  ["thank-you-winery", "107-minute strategy call"],
  ["wineries", "107-minute strategy call"],
  ["cigar-lounges", "107-minute strategy call"],
  ["fine-dining", "107-minute strategy call"],
];

test.each(offers)("%s offers its own length: %s [9.session.fifteen] [9.session.thirty]", (page, words) => {
  expect(JSON.stringify(textGroups[page]?.(facts))).toContain(words);
});

test("no page states a length of its own", () => {
  expect(JSON.stringify(everyPage.map(({ copy }) => copy(facts)))).not.toMatch(
    /\b(15|30|fifteen|thirty)[-\s]minutes?\b/i,
  );
});
