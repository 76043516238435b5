/** Said to those who hear the page, while the seal stands for those who see it. */
export const loadingCopy = { label: "Loading the page" };
