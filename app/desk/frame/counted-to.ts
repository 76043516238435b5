/** Where the desk stops counting rows. */
export const countedTo = 1000;
