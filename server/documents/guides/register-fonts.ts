import { Font } from "@react-pdf/renderer";
import { printFonts } from "./print-fonts.ts";

export function registerFonts(folder: string): void {
  for (const { file, ...font } of printFonts) Font.register({ ...font, src: `${folder}/${file}` });
  // Ragged right needs no hyphens, and a web address or a brand must not be broken.
  Font.registerHyphenationCallback((word) => [word]);
}
