/**
 * Returns a text as a font can draw it: rare characters are replaced by compatible ones, decoration (emoji, marks,
 * controls) is left out. Empty if a letter or digit cannot be drawn, because an incomplete word would mislead.
 */
export function drawableWords(text: string, canDraw: (code: number) => boolean): string {
  const drawn: string[] = [];
  for (const sign of text.normalize("NFC").replace(/\s+/g, " ")) {
    const known = [sign, sign.normalize("NFKC")].find((each) => isDrawable(each, canDraw));
    if (known) drawn.push(known);
    else if (/[\p{L}\p{N}]/u.test(sign)) return "";
  }
  return drawn.join("").replace(/ {2,}/g, " ").trim();
}

const isDrawable = (text: string, canDraw: (code: number) => boolean) =>
  [...text].every((sign) => canDraw(sign.codePointAt(0) as number));
