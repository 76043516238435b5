import { expect, test } from "vitest";
import { checkClaim } from "./check-claim.ts";

const passage = {
  ...{ title: "Visibility Starter", path: "/visibility-starter", heading: "What you receive" },
  quote:
    "The setup covers what is done once: the pages, the listing, the emails and the handover. We write 4 posts a month within 30 days, and we never sell your data. It costs $500 a month.",
};
const passages = new Map([["p1", passage]]);
const quote = "We write 4 posts a month within 30 days";
const check = (text: string, quoted = quote) => checkClaim({ text, passage: "p1", quote: quoted }, passages)?.text;

test.each([
  ["We write 4 posts a month.", quote],
  ["We write four posts a month within 30 days.", quote],
  ["The setup covers the pages, the listing and the handover.", passage.quote.split(". ")[0] as string],
])("“%s” is said by the passage", (text, quoted) => expect(check(text, quoted)).toBe(text));

test.each([
  "We write 5 posts a month.",
  "We write 30 posts a month.",
  "We write 4 posts a day.",
  "We write 4 posts within 30 minutes.",
  "We write 4 posts a month for $4.",
  "We never write 4 posts a month.",
  "We write 4 posts a month, guaranteed.",
  "We write 4 free posts a month.",
  "Do you write 4 posts a month?",
  "Maria writes 4 posts a month.",
  "We write 4 posts a month for Maria.",
  "We write 4 posts a month at evil.example.",
  "",
  "…!",
])("“%s” is not", (text) => expect(check(text)).toBeUndefined());

test("the quote must stand there, and is shown as it stands there", () => {
  expect(check("We write 4 posts a month.", "We write 14 posts a month")).toBeUndefined();
  const found = checkClaim({ text: "4 posts a month.", passage: "p1", quote: "write  4 posts a mon" }, passages);
  expect(found?.source.quote).toBe("write 4 posts a month");
});

test.each([
  ["The Starter has 4 posts. The Accelerator has 6 posts.", "The Starter has 6 posts. The Accelerator has 4 posts."],
  ["Your words are not sold. They are read by our team.", "Your words are sold. They are not read by our team."],
  ["We keep questions to Dash for 30 days, then they are erased.", "We sell questions to Dash for 30 days."],
  ["Moving works until 24 hours before the session.", "Moving works until 24 hours after the session."],
  ["A session takes up to 30 minutes on your day.", "A session takes at least 30 minutes on your day."],
  ["We write 4 articles a month for your winery.", "We write 4 articles a week for your winery."],
  ["We answer guests within 30 minutes of a call.", "We answer guests within 𝟗𝟗 minutes of a call."],
  ["We answer guests within 30 minutes of a call.", "We answer guests within ⑨ minutes of a call."],
  ["Your guests call the winery, and Dash answers.", "Dash answers the winery, and your guests call."],
])("“%s” does not say “%s”", (said, lie) => {
  const only = new Map([["p1", { ...passage, heading: "The Starter and the Accelerator", quote: said }]]);
  expect(checkClaim({ text: lie, passage: "p1", quote: said }, only)).toBeUndefined();
});
