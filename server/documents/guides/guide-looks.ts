/** A picture on the page, in points; it fades into the ground over so many points at its head and foot. */
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
  /** As in the names of the drawings. */
  name: "visibility" | "cigar" | "winery" | "dining";
  ground: string;
  cover: PicturePlace;
  /** The band over the contents; `focus` is 0 for the head of the picture, 1 for its foot. */
  plate: { master: string; height: number; focus: number };
  closingGround: string;
  closing: PicturePlace;
};

const plateHeight = 190;
const landscape = (master: string): PicturePlace => ({ master, left: -290, top: 372, width: 980, fadeTop: 200 });

export const guideLooks: Record<GuideLook["name"], GuideLook> = {
  visibility: {
    name: "visibility",
    ground: "#1f1519",
    cover: {
      master: "filaments-cover",
      left: -148,
      top: -20,
      width: 760,
      clearTop: 110,
      fadeTop: 320,
      isMirrored: true,
    },
    plate: { master: "stock-hills", height: plateHeight, focus: 0.7 },
    closingGround: "#170c12",
    closing: landscape("filaments-aubergine"),
  },
  cigar: {
    name: "cigar",
    ground: "#0f281f",
    cover: { master: "cigar", left: 0, top: 410, width: 612, fadeTop: 190 },
    plate: { master: "stock-whisky", height: plateHeight, focus: 0.6 },
    closingGround: "#0c1d17",
    closing: landscape("filaments-bottle"),
  },
  winery: {
    name: "winery",
    ground: "#46101a",
    cover: { master: "wine", left: -40, top: 322, width: 690, fadeTop: 200, fadeBottom: 40 },
    plate: { master: "stock-rims", height: plateHeight, focus: 0.45 },
    closingGround: "#170c12",
    closing: landscape("filaments-aubergine"),
  },
  dining: {
    name: "dining",
    ground: "#1b0e16",
    cover: { master: "table", left: 0, top: 410, width: 612, fadeTop: 150 },
    plate: { master: "stock-candle", height: plateHeight, focus: 0.13 },
    closingGround: "#170c12",
    closing: landscape("filaments-ink"),
  },
};
