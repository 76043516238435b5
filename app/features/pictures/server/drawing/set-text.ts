import { fileURLToPath } from "node:url";
import { escapeXml } from "#platform/text/escape-xml.ts";

// Read once, when the first text is set: limits the fonts to ours, whatever the machine has.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL("./fonts/fonts.conf", import.meta.url));

export type Lettering = {
  text: string;
  font: "Share Display" | "Share Sans";
  sizePx: number;
  colour: string;
  /** Text wraps at this width, inside a word only if the word is wider. */
  widthPx?: number;
  letterSpacingPx?: number;
};

export type SetText = { input: Buffer; width: number; height: number };

const pangoUnits = 1024;
/** At this resolution a point is a pixel. */
const dpi = 72;

/** Draws a text in one of our fonts, off the event loop. An ampersand in a name is italic, as in the wordmark. */
export async function setText({
  text,
  font,
  sizePx,
  colour,
  widthPx,
  letterSpacingPx = 0,
}: Lettering): Promise<SetText> {
  const spacing = letterSpacingPx ? ` letter_spacing="${Math.round(letterSpacingPx * pangoUnits)}"` : "";
  const markup = `<span foreground="${colour}"${spacing}>${escapeXml(text).replaceAll("&amp;", "<i>&amp;</i>")}</span>`;
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${font}, ${font === "Share Display" ? "Share Sans" : "Share Display"} ${sizePx}`,
      rgba: true,
      dpi,
      ...(widthPx && { width: widthPx, wrap: "word-char" as const }),
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** One line, smaller if it would be too wide. */
export async function setLine(lettering: Lettering, maxPx: number): Promise<SetText> {
  const set = await setText(lettering);
  if (set.width <= maxPx) return set;
  const share = (maxPx / set.width) * 0.98;
  const letterSpacingPx = (lettering.letterSpacingPx ?? 0) * share;
  return setText({ ...lettering, sizePx: Math.floor(lettering.sizePx * share), letterSpacingPx });
}

/** Loaded with the first picture, so that the start does not wait for its binary. */
export const loadSharp = async () => (await import("sharp")).default;
