/** Whether this is a run of `npm test`, which asks everything once; a test that is run alone is not. */
export const isShort = process.env.TESTS === "short";

/** For a journey that only `npm run test:all` makes. */
export const forAll = { tag: "@all" };

/** The same for all but one of several alike. */
export const forAllBut = (isInShort: boolean) => (isInShort ? {} : forAll);
