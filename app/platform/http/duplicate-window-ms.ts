/** An equal request within this time is a repeat: sent twice, or its answer was lost. */
export const duplicateWindowMs = 10 * 60 * 1000;
