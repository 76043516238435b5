import type { Likeness } from "./likeness.ts";

/** Learned from the whole questions by `server/learn-sureness.ts`. */
const start = -9.74;
const weights: Likeness = {
  near: 0.76,
  second: 1.96,
  told: 5.6,
  own: 4.3,
  strange: -0.29,
  none: -1.38,
  length: 2.02,
  isOfKind: 0.86,
  isSubject: 0.46,
};

/** The logarithm of the odds that a question asks for a fact. */
export const surenessOf = (likeness: Likeness): number =>
  Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * likeness[name as keyof Likeness], start);
