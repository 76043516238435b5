/** The booking page of a kind of session. Apart from the other paths: no script in the browser needs it. */
export const kindPath = (slug: string) => `/book-consultation/${slug}`;
