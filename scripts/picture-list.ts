export type PictureSource = {
  /** The master's file name, and the name that pages use. */
  name: string;
  avifQuality?: number;
  webpQuality?: number;
};

/** Widths offered, plus the master's own if it is smaller than the largest. */
export const pictureWidths = [480, 800, 1200, 1600, 2400];

export const pictureList: PictureSource[] = [
  { name: "filaments-aubergine" },
  { name: "filaments-bottle" },
  { name: "filaments-ink" },
  { name: "filaments-bone" },
  { name: "filaments-wide" },
  { name: "filaments-cover", avifQuality: 60 }, // the first view on a phone: nothing loads before it
  { name: "wine", avifQuality: 62 }, // with more, its middle size takes a phone one round trip longer
  { name: "cigar" },
  { name: "table", avifQuality: 65, webpQuality: 87 }, // the weave of its napkin costs bytes
  { name: "craft-seal" },
  { name: "humidor", avifQuality: 44, webpQuality: 72 }, // rich in detail and without wide gradients: fine with less
  { name: "guest-book", avifQuality: 55, webpQuality: 78 },
  { name: "stock-contours-aubergine" },
  { name: "stock-contours-bottle" },
  { name: "stock-contours-ink" },
  { name: "stock-hills" },
  { name: "stock-rims" },
  { name: "stock-whisky" },
  { name: "stock-candle" },
  { name: "stock-grapes" },
];

/** The five stock pictures for articles without one. A new order would change the pictures of articles. */
export const stockPictureNames = ["stock-hills", "stock-rims", "stock-whisky", "stock-candle", "stock-contours-bottle"];
