import type { Likeness } from "./likeness.ts";

/** Learned from the whole questions by `server/learn-sureness.ts`. */
const start = -9.81;
const weights: Likeness = {
  near: 1.5,
  second: 1.49,
  isOfKind: 0.9,
  none: -1.8,
  told: 5.66,
  own: 4.66,
  strange: -0.15,
  length: 1.97,
  isSubject: 0.39,
};

/** The logarithm of the odds that a question asks for a fact. */
export const surenessOf = (likeness: Likeness): number =>
  Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * likeness[name as keyof Likeness], start);
