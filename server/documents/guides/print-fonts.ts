import { fonts } from "./sheet.ts";

type PrintFont = { family: string; file: string; fontWeight: number; fontStyle?: "italic" };

/** The cuts of `art/fonts/cut-print-fonts.py` that the guides are set in. */
export const printFonts: readonly PrintFont[] = [
  { family: fonts.display, file: "newsreader-display.ttf", fontWeight: 300 },
  { family: fonts.display, file: "newsreader-display-italic.ttf", fontWeight: 300, fontStyle: "italic" },
  { family: fonts.serif, file: "newsreader-text.ttf", fontWeight: 400 },
  { family: fonts.serif, file: "newsreader-text-italic.ttf", fontWeight: 400, fontStyle: "italic" },
  { family: fonts.sans, file: "ysabeau-medium.ttf", fontWeight: 500 },
  { family: fonts.sans, file: "ysabeau-semibold.ttf", fontWeight: 600 },
];
