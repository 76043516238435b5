import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { formNames, isLeadForm } from "#facts/forms.ts";
import { guideMailCopy } from "../guide-mail.ts";
import { guides } from "./guides.ts";

const books = guides.map(({ file, copy }) => ({ file, words: copy(defaultFacts) }));

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
};

test.each(books)("$file has typographic quotes and dashes and no exclamation marks", ({ words }) => {
  for (const text of textsOf(words)) expect(text).not.toMatch(/['"<>!—]|\.\.\.|\d-\d\b(?!-)| - | {2}/);
});

test.each(books)("$file avoids the words of software landing pages", ({ words }) => {
  const banned = /unlock|elevate your|game.chang|leverage|seamless|cutting.edge|solutions|empower|supercharge/i;
  for (const text of textsOf(words)) expect(text).not.toMatch(banned);
});

test.each(books)("$file keeps figure and unit on one line", ({ words }) => {
  const torn = /\d (?:minutes?|days?|weeks?|months?|hours?|seconds?|guests?|bottles?|cases|words)\b/;
  for (const text of textsOf(words)) expect(text).not.toMatch(torn);
});

test.each(books)("$file opens and closes every italic and every blank", ({ words }) => {
  for (const text of textsOf(words)) {
    expect(text.split("*").length % 2, text).toBe(1);
    expect(text.split("[").length, text).toBe(text.split("]").length);
  }
});

test.each(books)("$file has a plan of twelve weeks", ({ words }) => {
  expect(words.plan.months.map(({ weeks }) => weeks.length)).toEqual([4, 4, 4]);
});

test.each(formNames.filter(isLeadForm))(
  "the mail that brings the guide of %s lists the guide's own chapters",
  (form) => {
    const { guide, inside } = guideMailCopy(form, defaultFacts);
    const book = books.find(({ words }) => words.cover.title.join(" ") === guide);
    expect(inside).toEqual(book?.words.chapters.map(({ title }) => title.replaceAll("\u00a0", " ")));
  },
);

test("the mail names a chapter as the owner does", () => {
  const words = { "guide-winery": { "chapters.1.title": "Guests who stay" } };
  expect(guideMailCopy("winery", { ...defaultFacts, words }).inside[1]).toBe("Guests who stay");
});
