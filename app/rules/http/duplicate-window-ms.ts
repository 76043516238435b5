/** What comes again within this time and says the same is the same request: sent twice, or its answer was lost. */
export const duplicateWindowMs = 10 * 60 * 1000;
