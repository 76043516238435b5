import { everyPage } from "#features/frame/every-page.ts";
import type { FirstViewBytes } from "./first-view-bytes.ts";

const usual = { script: 3_072, font: 54_272, other: 512 };

/** The maximum bytes of each page's first view at 360 px, by its path. */
export const byteBudgets: Record<string, FirstViewBytes> = {
  ...Object.fromEntries(everyPage.map(({ path, bytes }) => [path, { ...usual, ...bytes }])),
  "/blog/what-the-pdf-menu-costs-you": { ...usual, document: 13_700, image: 9_984 },
  "/no-such-page": { ...usual, document: 7_300, image: 13_312 },
};
