/** Whether this is `npm test`, which checks everything once; a test that runs alone is not short. */
export const isShort = process.env.TESTS === "short";

/** For a journey that only `npm run test:all` runs. */
export const forAll = { tag: "@all" };

/** For all but one of several similar journeys. */
export const forAllBut = (isInShort: boolean) => (isInShort ? {} : forAll);
