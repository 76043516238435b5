// Written by scripts/encode-pictures.ts from art/masters.

export type Picture = {
  /** The master's size in pixels. */
  width: number;
  height: number;
  /** /pictures/{name}-{width}.avif and .webp exist for each of these widths. */
  widths: number[];
  /** The dominant colour, shown until the picture is loaded. */
  colour: string;
};

export const pictures = {
  "filaments-aubergine": { width: 2400, height: 1500, widths: [480, 800, 1200, 1600, 2400], colour: "#2c161c" },
  "filaments-bottle": { width: 2400, height: 1500, widths: [480, 800, 1200, 1600, 2400], colour: "#131c15" },
  "filaments-ink": { width: 2400, height: 1500, widths: [480, 800, 1200, 1600, 2400], colour: "#221917" },
  "filaments-bone": { width: 2400, height: 1500, widths: [480, 800, 1200, 1600, 2400], colour: "#efeadf" },
  "filaments-wide": { width: 2400, height: 800, widths: [480, 800, 1200, 1600, 2400], colour: "#33191e" },
  "filaments-cover": { width: 1600, height: 2100, widths: [480, 800, 1200, 1600], colour: "#2a151b" },
  wine: { width: 2000, height: 1250, widths: [480, 800, 1200, 1600, 2000], colour: "#381515" },
  cigar: { width: 2000, height: 1250, widths: [480, 800, 1200, 1600, 2000], colour: "#1c1d16" },
  table: { width: 2000, height: 1250, widths: [480, 800, 1200, 1600, 2000], colour: "#2c1815" },
  "craft-seal": { width: 1600, height: 1000, widths: [480, 800, 1200, 1600], colour: "#321e16" },
  humidor: { width: 1200, height: 750, widths: [480, 800, 1200], colour: "#1b0d07" },
  "guest-book": { width: 1200, height: 750, widths: [480, 800, 1200], colour: "#341b13" },
  "stock-contours-aubergine": { width: 1200, height: 750, widths: [480, 800, 1200], colour: "#2e1a16" },
  "stock-contours-bottle": { width: 1200, height: 750, widths: [480, 800, 1200], colour: "#2a291b" },
  "stock-contours-ink": { width: 1200, height: 750, widths: [480, 800, 1200], colour: "#1f1815" },
  "stock-hills": { width: 1200, height: 750, widths: [480, 800, 1200], colour: "#34191e" },
  "stock-rims": { width: 1200, height: 750, widths: [480, 800, 1200], colour: "#3e171a" },
  "stock-whisky": { width: 1200, height: 750, widths: [480, 800, 1200], colour: "#1c2219" },
  "stock-candle": { width: 1200, height: 750, widths: [480, 800, 1200], colour: "#240f0e" },
  "stock-grapes": { width: 1200, height: 750, widths: [480, 800, 1200], colour: "#1d0709" },
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
