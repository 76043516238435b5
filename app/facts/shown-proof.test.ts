import { expect, test } from "vitest";
import { defaultFacts } from "./facts.ts";
import { hasFigure, hasProof, judgeCase, judgeTestimonial, shownProof } from "./shown-proof.ts";
import { takeTurn } from "./take-turn.ts";

const { proof } = defaultFacts;
const empty = proof.cases.first;
const told = { ...empty, business: "Vale Estate", change: "The bar is full on Tuesdays." };
const permitted = { ...told, permittedOn: "2026-10-01" };
const words = { ...proof.testimonials.first, words: "They listen.", name: "Ida" };

test("a case is shown once it has a business, what changed, and the day of the permission", () => {
  expect(judgeCase(empty)).toBe("empty");
  expect(judgeCase({ ...empty, place: "Napa" })).toBe("unfinished");
  expect(judgeCase({ ...empty, permittedOn: "2026-10-01" })).toBe("unfinished");
  expect(judgeCase({ ...permitted, change: "" })).toBe("unfinished");
  expect(judgeCase(told)).toBe("unpermitted");
  expect(judgeCase(permitted)).toBe("shown");
});

test("a testimonial is shown once it has words, a name, and the day of the permission", () => {
  const picture = { width: 4, height: 3, files: [{ width: 4, avif: "a.avif", webp: "a.webp" }] };
  expect(judgeTestimonial({ ...proof.testimonials.first, picture })).toBe("unfinished");
  expect(judgeTestimonial(words)).toBe("unpermitted");
  expect(judgeTestimonial({ ...words, permittedOn: "2026-10-01" })).toBe("shown");
});

test("a figure is shown with what it counts and its day, or not at all", () => {
  const whole = { ...told, figure: "41 %", figureOf: "more tastings", figureDay: "2026-09-30" };
  expect(hasFigure(whole)).toBe(true);
  for (const field of ["figure", "figureOf", "figureDay"]) expect(hasFigure({ ...whole, [field]: "" })).toBe(false);
});

test("visitors see what is permitted, in the order of the slots, and a founder by name", () => {
  expect(shownProof(proof)).toEqual({ cases: [], testimonials: [] });
  expect(hasProof(proof)).toBe(false);
  const cases = { ...proof.cases, second: told, fourth: { ...permitted, business: "Late" }, first: permitted };
  expect(shownProof({ ...proof, cases }).cases.map(({ business }) => business)).toEqual(["Vale Estate", "Late"]);
  const founder = { ...proof.founder, name: "Ada Vale" };
  expect(shownProof({ ...proof, founder }).founder).toEqual({ name: "Ada Vale", portraitAlt: "" });
  expect(hasProof({ ...proof, founder })).toBe(true);
  expect(hasProof({ ...proof, founder: { ...proof.founder, portraitAlt: "Ada at a table" } })).toBe(false);
});

test("quotation marks around a testimonial are the page's own", () => {
  const shownWords = (typed: string) => {
    const first = { ...words, words: typed, permittedOn: "2026-10-01" };
    return shownProof({ ...proof, testimonials: { ...proof.testimonials, first } }).testimonials[0]?.words;
  };
  expect(["“They listen.”", '"They listen."', "They listen."].map(shownWords)).toEqual(Array(3).fill("They listen."));
  expect(shownWords("“Yes” is what they say, and then “no.”")).toBe("“Yes” is what they say, and then “no.”");
});

test("each turn takes another one, and begins again after the last", () => {
  expect([0, 1, 2, 3].map((turn) => takeTurn(["a", "b", "c"], turn))).toEqual([["a"], ["b"], ["c"], ["a"]]);
  expect(takeTurn([], 1)).toEqual([]);
});
