import type { Facts } from "#app/copy/facts.ts";

/** What the quiz needs to know of the house; it travels in the page. */
export type QuizFacts = Pick<Facts, "brand" | "contact" | "sessionMinutes">;
