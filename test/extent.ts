/** Whether this is `npm test`, which checks everything once; a test that runs alone is not short. */
export const isShort = process.env.TESTS === "short";

/** Neither `npm test` nor `npm run test:all`. */
export const isAlone = process.env.TESTS === undefined;

/** The size of random, repeated or large input: a smaller one is enough for `npm test`. */
export const inShort = (short: number, all: number) => (isShort ? short : all);

/**
 * A duration that is promised on a quiet machine, which proofs measure; beside other programs it is only a bound that a
 * wait for something else would pass.
 */
export const promisedMs = (quietMs: number, waitingMs: number) => (process.env.PROVE ? quietMs : waitingMs);

/** Of many similar cases, `npm test` runs every nth. */
export const sampled = <Case>(cases: readonly Case[], nth: number) =>
  cases.filter((_, index) => index % inShort(nth, 1) === 0);

/** For a journey that only `npm run test:all` runs. */
export const forAll = { tag: "@all" };

/** For all but one of several similar journeys. */
export const forAllBut = (isInShort: boolean) => (isInShort ? {} : forAll);
