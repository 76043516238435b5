/** Announced to screen readers while the seal is shown. */
export const loadingCopy = { label: "Loading the page" };
