/** The desk stops counting rows here. */
export const countedTo = 1000;
