import type { MarkTint } from "#facts/look.ts";
import { rasterSharp as sharp } from "./raster-sharp.ts";

const sample = 64;
/** A pixel counts as part of the drawing from this opacity on, of 255. */
const minOpacity = 128;
/** Maximum share of the drawing's pixels that differ from its main colour. */
const maxOdd = 0.02;
const maxDistance = 48;
/** Minimum share of transparent pixels: a mark without a transparent background has no shape of its own. */
const minClear = 0.05;

export type MarkNature = {
  /** One colour on a transparent background: the shape is enough. */
  isShape: boolean;
  /** Perceived lightness from 0 to 1: dark marks need a light surface. */
  lightness: number;
};

/** Judges a mark by a small version of it. */
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

/** Returns the mark in the site's accent colour, by its shape, or in its own colours. */
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
