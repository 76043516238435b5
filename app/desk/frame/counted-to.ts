/** How far the desk counts what there may be a million of. */
export const countedTo = 1000;
