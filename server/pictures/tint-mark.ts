import type { MarkTint } from "#app/rules/business/look.ts";
import { rasterSharp as sharp } from "./raster-sharp.ts";

const sample = 64;
/** A pixel counts as part of the drawing from this opacity on, of 255. */
const minOpacity = 128;
/** Of the drawing's pixels, how many may differ from its usual colour. */
const maxOdd = 0.02;
const maxDistance = 48;
/** A mark without a clear ground around it has no shape of its own. */
const minClear = 0.05;

export type MarkNature = {
  /** Whether its shape alone says it all: one colour on a clear ground. */
  isShape: boolean;
  /** 0 to 1, as it looks: dark marks need a light ground. */
  lightness: number;
};

/** What a mark is like, from a small version of it. */
export async function judgeMark(png: Buffer): Promise<MarkNature> {
  const data = await sharp(png).resize(sample, sample).raw().toBuffer();
  const pixels = Array.from({ length: sample * sample }, (_, index) => [...data.subarray(index * 4, index * 4 + 4)]);
  const drawn = pixels.filter(([, , , alpha = 0]) => alpha >= minOpacity);
  const median = [0, 1, 2].map((channel) => medianOf(drawn.map((pixel) => pixel[channel] ?? 0)));
  const odd = drawn.filter((pixel) =>
    median.some((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) > maxDistance),
  );
  const isClear = pixels.filter(([, , , alpha = 0]) => alpha < minOpacity).length > minClear * pixels.length;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
    (channel) => drawn.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / Math.max(1, drawn.length),
  );
  return {
    isShape: isClear && odd.length <= maxOdd * drawn.length,
    lightness: (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255,
  };
}

const medianOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The mark as it is drawn: in the metal of the site by its shape, or in its own colours. */
export async function tintMark(png: Buffer, tint: MarkTint, metal: string): Promise<Buffer> {
  if (tint === "own") return png;
  const { width, height } = await sharp(png).metadata();
  return sharp({ create: { width, height, channels: 3, background: metal } })
    .joinChannel(await sharp(png).extractChannel("alpha").toColourspace("b-w").raw().toBuffer(), {
      raw: { width, height, channels: 1 },
    })
    .png()
    .toBuffer();
}
