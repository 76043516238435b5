/** A picture's place on the page, in points. It fades into the background over `fadeTop` and `fadeBottom` points. */
export type PicturePlace = {
  master: string;
  left: number;
  top: number;
  width: number;
  clearTop?: number;
  fadeTop?: number;
  fadeBottom?: number;
  isMirrored?: boolean;
  brightness?: number;
};

export type GuideLook = {
  /** The drawings have this name in their file names. */
  name: "visibility" | "cigar" | "winery" | "dining";
  surface: string;
  cover: PicturePlace;
  /** The picture above the contents; `focus` is 0 for its top, 1 for its bottom. */
  figure: { master: string; height: number; focus: number };
  closingSurface: string;
  closing: PicturePlace;
};

const figureHeight = 190;
const landscape = (master: string): PicturePlace => ({ master, left: -290, top: 372, width: 980, fadeTop: 200 });

export const guideLooks: Record<GuideLook["name"], GuideLook> = {
  visibility: {
    name: "visibility",
    surface: "#1f1519",
    cover: {
      master: "filaments-cover",
      left: -148,
      top: -20,
      width: 760,
      clearTop: 110,
      fadeTop: 320,
      isMirrored: true,
    },
    figure: { master: "stock-hills", height: figureHeight, focus: 0.7 },
    closingSurface: "#170c12",
    closing: landscape("filaments-aubergine"),
  },
  cigar: {
    name: "cigar",
    surface: "#0f281f",
    cover: { master: "cigar", left: 0, top: 410, width: 612, fadeTop: 190 },
    figure: { master: "stock-whisky", height: figureHeight, focus: 0.6 },
    closingSurface: "#0c1d17",
    closing: landscape("filaments-bottle"),
  },
  winery: {
    name: "winery",
    surface: "#46101a",
    cover: { master: "wine", left: -40, top: 322, width: 690, fadeTop: 200, fadeBottom: 40 },
    figure: { master: "stock-rims", height: figureHeight, focus: 0.45 },
    closingSurface: "#170c12",
    closing: landscape("filaments-aubergine"),
  },
  dining: {
    name: "dining",
    surface: "#1b0e16",
    cover: { master: "table", left: 0, top: 410, width: 612, fadeTop: 150 },
    figure: { master: "stock-candle", height: figureHeight, focus: 0.13 },
    closingSurface: "#170c12",
    closing: landscape("filaments-ink"),
  },
};
