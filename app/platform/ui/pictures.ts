// Written by scripts/encode-pictures.ts from art/masters.

export type Picture = {
  /** The master's size in pixels. */
  width: number;
  height: number;
  /** /pictures/{name}-{width}.avif and .webp exist for each of these widths. */
  widths: number[];
};

export const pictures = {
  "filaments-aubergine": { width: 2400, height: 1500, widths: [480, 800, 1200, 1600, 2400] },
  "filaments-bottle": { width: 2400, height: 1500, widths: [480, 800, 1200, 1600, 2400] },
  "filaments-ink": { width: 2400, height: 1500, widths: [480, 800, 1200, 1600, 2400] },
  "filaments-bone": { width: 2400, height: 1500, widths: [480, 800, 1200, 1600, 2400] },
  "filaments-wide": { width: 2400, height: 800, widths: [480, 800, 1200, 1600, 2400] },
  "filaments-cover": { width: 1600, height: 2100, widths: [480, 800, 1200, 1600] },
  wine: { width: 2000, height: 1250, widths: [480, 800, 1200, 1600, 2000] },
  cigar: { width: 2000, height: 1250, widths: [480, 800, 1200, 1600, 2000] },
  table: { width: 2000, height: 1250, widths: [480, 800, 1200, 1600, 2000] },
  "craft-seal": { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] },
  humidor: { width: 1200, height: 750, widths: [480, 800, 1200] },
  "guest-book": { width: 1200, height: 750, widths: [480, 800, 1200] },
  "stock-contours-aubergine": { width: 1200, height: 750, widths: [480, 800, 1200] },
  "stock-contours-bottle": { width: 1200, height: 750, widths: [480, 800, 1200] },
  "stock-contours-ink": { width: 1200, height: 750, widths: [480, 800, 1200] },
  "stock-hills": { width: 1200, height: 750, widths: [480, 800, 1200] },
  "stock-rims": { width: 1200, height: 750, widths: [480, 800, 1200] },
  "stock-whisky": { width: 1200, height: 750, widths: [480, 800, 1200] },
  "stock-candle": { width: 1200, height: 750, widths: [480, 800, 1200] },
  "stock-grapes": { width: 1200, height: 750, widths: [480, 800, 1200] },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

/** The five stock pictures for articles without one. Their order must not change. */
export const stockPictures: readonly PictureName[] = [
  "stock-hills",
  "stock-rims",
  "stock-whisky",
  "stock-candle",
  "stock-contours-bottle",
];
