import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { everyPage } from "#features/frame/every-page.ts";
import { quizQuestions } from "#features/quiz/words/quiz-questions.ts";
import { quizReportCopy } from "#features/quiz/words/quiz-report.ts";
import { quizResultCopy } from "#features/quiz/words/quiz-result.ts";

const pages: [string, object][] = Object.entries({
  ...Object.fromEntries(
    everyPage.filter(({ path }) => path !== paths.blogUploader()).map(({ copy }) => [copy.group, copy(defaultFacts)]),
  ),
  "quiz-questions": quizQuestions,
  "quiz-report": quizReportCopy(defaultFacts),
  "quiz-result": quizResultCopy(defaultFacts),
});

/** The specification has these with a straight apostrophe or three dots. */
const exact = ["What You'll Learn", "We'll still process your request.", "Search articles..."];
const givenWords = ["Elevate"];
const quotedHeadlines = ["Dash", "Harvest Sustainable Growth for Your Winery", "The Smoke Signals Playbook"];

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
};

const headlinesOf = (page: object) =>
  Object.entries(page).flatMap(([section, value]) =>
    section !== "meta" && value?.title ? [[value.title, value.turn].filter(Boolean).join(" ")] : [],
  );

test.each(pages)("%s has only words, with typographic quotes and dashes", (_, page) => {
  for (const text of textsOf(page)) {
    const ours = exact.reduce((rest, words) => rest.replace(words, ""), text);
    expect(ours).not.toMatch(/['"<>!—]|\.\.\.|\d-\d\b(?!-)| - | {2}/);
  }
});

/** Search engines and share previews set their own typography. */
const withoutMeta = (page: object) =>
  Object.fromEntries(Object.entries(page).filter(([section]) => section !== "meta"));

test.each(pages)("%s keeps a number on one line with its unit", (_, page) => {
  const units = /\d (?:am|pm|min|minutes?|hours?|days?|months?|pages?|posts?|words|emails?|campaigns?|deliverables?)\b/;
  for (const text of textsOf(withoutMeta(page))) expect(text).not.toMatch(units);
});

test.each(pages)("%s avoids the words of software landing pages", (_, page) => {
  const banned =
    /unlock|elevate|game.chang|leverage|seamless|cutting.edge|solutions|empower|supercharge|take .* to the next level/i;
  for (const text of textsOf(page).filter((words) => !givenWords.includes(words))) expect(text).not.toMatch(banned);
});

test.each(pages)("%s can be handed to the browser as JSON", (_, page) => {
  expect(JSON.parse(JSON.stringify(page))).toEqual(page);
});

test.each(pages)("%s has headlines of two to nine words", (name, page) => {
  if (name === "privacy-policy" || name === "terms-of-service") return;
  for (const headline of headlinesOf(page).filter((words) => !quotedHeadlines.includes(words))) {
    expect(headline.split(/\s+/).length, headline).toBeGreaterThanOrEqual(2);
    expect(headline.split(/\s+/).length, headline).toBeLessThanOrEqual(9);
  }
});
