import { Font } from "@react-pdf/renderer";
import { fonts } from "./sheet.ts";

/** `folder` holds the cuts of `art/fonts/cut-print-fonts.py`. */
export function registerFonts(folder: string): void {
  const file = (name: string) => `${folder}/${name}.ttf`;
  Font.register({
    family: fonts.display,
    fonts: [
      { src: file("newsreader-display"), fontWeight: 300 },
      { src: file("newsreader-display-italic"), fontWeight: 300, fontStyle: "italic" },
    ],
  });
  Font.register({
    family: fonts.serif,
    fonts: [
      { src: file("newsreader-text"), fontWeight: 400 },
      { src: file("newsreader-text-italic"), fontWeight: 400, fontStyle: "italic" },
    ],
  });
  Font.register({
    family: fonts.sans,
    fonts: [
      { src: file("ysabeau-medium"), fontWeight: 500 },
      { src: file("ysabeau-semibold"), fontWeight: 600 },
    ],
  });
  // Ragged right needs no hyphens, and a web address or a brand must not be broken.
  Font.registerHyphenationCallback((word) => [word]);
}
