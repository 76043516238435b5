import { expect, test } from "vitest";
import { checkClaim } from "./check-claim.ts";

const passage = {
  ...{ title: "Visibility Starter", path: "/visibility-starter", heading: "What you receive" },
  quote:
    "The setup covers what is done once: the pages, the listing, the emails and the handover. We write 4 posts a month within 30 days, and we never sell your data. The plan costs $500 a month.",
};
const passages = new Map([["p1", passage]]);
const quote = "We write 4 posts a month within 30 days";
const check = (text: string, quoted = quote) => checkClaim({ text, passage: "p1", quote: quoted }, passages)?.text;

const [setup = "", posts = ""] = passage.quote.split(/(?<=\.) /);

test.each([
  ["We write 4 posts a month.", posts],
  ["We write four posts a month within 30 days.", posts],
  ["The setup covers the pages, the listing and the handover.", setup],
])("“%s” is said by the passage, and its whole sentence is shown", (text, whole) =>
  expect(check(text, whole.slice(0, -9))).toBe(whole),
);

test.each([
  "We write 5 posts a month.",
  "We write 30 posts a month.",
  "We write 4 posts a day.",
  "We write 4 posts within 30 minutes.",
  "We write 4 posts a month for $4.",
  "We never write 4 posts a month.",
  "We write 4 posts a month, guaranteed.",
  "We write 4 free posts a month.",
  "Maria writes 4 posts a month.",
  "We write 4 posts a month for Maria.",
  "We write 4 posts a month at evil.example.",
  "",
  "…!",
])("“%s” is not", (text) => expect(check(text)).toBeUndefined());

test("the quote must stand there, and is shown as it stands there", () => {
  expect(check("We write 4 posts a month.", "We write 14 posts a month")).toBeUndefined();
  const found = checkClaim({ text: "4 posts a month.", passage: "p1", quote: "write  4 posts a mon" }, passages);
  expect(found?.source.quote).toBe(posts);
});

test("prices and times of day are never shown from a model, though they stand there", () => {
  expect(check("The plan costs a month.", "The plan costs $500 a month")).toBeUndefined();
  expect(checkIn("We open our doors at 9 am.", "We open our doors.")).toBeUndefined();
});

const checkIn = (page: string, said: string, quoted = page.slice(0, 20)) =>
  checkClaim({ text: said, passage: "p1", quote: quoted }, new Map([["p1", { ...passage, quote: page }]]))?.text;

test.each([
  ["Everybody except guests of the club may book a table.", "Everybody may book a table."],
  ["We do not sell your words to others.", "We do sell your words to others."],
  ["Your words are sold to others by nobody.", "Your words are sold to others."],
  ["The first month is free only with a contract.", "The first month is free."],
  ["Cancel whenever you like until the day before.", "Cancel whenever you like."],
  ["Guests who paid in advance may cancel.", "Guests may cancel."],
  ["We guarantee an answer, no more than that.", "We guarantee an answer."],
  ["We work in St. Helena alone.", "We work."],
  ["We answer every guest at night. Except on Sundays.", "We answer every guest at night."],
  ["The quiz takes three minutes. It is free for all.", "It is free for all."],
  ["Do you promise a first place? Nobody can do so.", "You promise a first place."],
])("what “%s” loses in “%s” is shown all the same", (page, said) => {
  expect(checkIn(page, said, said.startsWith("It") ? said : undefined)).toBe(page);
});

test.each([
  ["No, we never refund what was paid before.", "we refund what was paid before"],
  ["Yes, we promise that to every guest here.", "we promise that to every guest here"],
  [`${"We keep it all for you, as we said before, ".repeat(12)}and we sell it unless`, "we sell it"],
])("“%s” answers nothing by itself", (page, said) => expect(checkIn(page, said, page.slice(-30))).toBeUndefined());

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
