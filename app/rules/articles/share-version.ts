import { hashText } from "#app/rules/text/hash-text.ts";

/** Raise it when the drawing changes. */
const drawing = 1;

/** Changes with the text of a share picture, so that caches ask again. */
export const shareVersion = (title: string, brand: string): string =>
  hashText(JSON.stringify([drawing, title, brand])).slice(-8);
