/** Colours and sizes of the printed page, in points. The colours are the site's tokens. */
export const colours = {
  ink: "#170c12",
  bone: "#ece5da",
  paper: "#f4f0e9",
  white: "#ffffff",
  brass: "#d6b37a",
  brassDeep: "#765328",
  quiet: "#4f403d",
  quietOnInk: "#c6bcb0",
  oxblood: "#82222b",
  hair: "#c2b29b",
} as const;

/** In place of both kinds of brass. */
export type Accent = { onDark: string; onPaper: string };

export const fonts = {
  display: "Newsreader Display",
  serif: "Newsreader Text",
  sans: "Ysabeau",
} as const;

/** Letter, because the readers are in the United States. */
export const sheet = {
  width: 612,
  height: 792,
  top: 84,
  right: 54,
  bottom: 44,
  /** The left edge of the text; numerals and notes are in the margin beside it. */
  left: 132,
  edge: 38,
  /** Running text is narrower than tables and worksheets. */
  measure: 350,
} as const;

export const marginWidth = sheet.left - sheet.edge - 16;
export const fullWidth = sheet.width - sheet.left - sheet.right;

type PrintFont = { family: string; file: string; fontWeight: number; fontStyle?: "italic" };

/** The fonts of the guides, subset by `art/fonts/cut-print-fonts.py`. */
export const printFonts: readonly PrintFont[] = [
  { family: fonts.display, file: "newsreader-display.ttf", fontWeight: 300 },
  { family: fonts.display, file: "newsreader-display-italic.ttf", fontWeight: 300, fontStyle: "italic" },
  { family: fonts.serif, file: "newsreader-text.ttf", fontWeight: 400 },
  { family: fonts.serif, file: "newsreader-text-italic.ttf", fontWeight: 400, fontStyle: "italic" },
  { family: fonts.sans, file: "ysabeau-medium.ttf", fontWeight: 500 },
  { family: fonts.sans, file: "ysabeau-semibold.ttf", fontWeight: 600 },
];
