import type { Facts } from "#app/copy/facts.ts";

/** What the quiz needs from the facts; it is sent in the page. */
export type QuizFacts = Pick<Facts, "brand" | "contact" | "sessionMinutes">;
