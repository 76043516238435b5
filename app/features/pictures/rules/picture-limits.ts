import { megabyte } from "#platform/text/megabyte.ts";

/** Of pictures in articles, letters and business details, and of marks. */
export const uploadLimits = { maxBytes: 8 * megabyte, maxMegapixels: 40 };

/** Of photographs for the pages, as cameras make them. */
export const photoLimits = { maxBytes: 48 * megabyte, maxMegapixels: 120 };
