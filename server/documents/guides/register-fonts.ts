import { Font } from "@react-pdf/renderer";
import { printFonts } from "./print-fonts.ts";

export function registerFonts(folder: string): void {
  for (const { file, ...font } of printFonts) Font.register({ ...font, src: `${folder}/${file}` });
  // No hyphenation: text is ragged right, and addresses and brands must not break.
  Font.registerHyphenationCallback((word) => [word]);
}
