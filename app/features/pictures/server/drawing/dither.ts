import type { OverlayOptions } from "sharp";

const tile = 256;
/** Maximum difference of a pixel from its colour, of 255. */
const maxAlpha = 6;

/** Fine, even grain: without it, compression makes dark surfaces blocky. The same every time. */
export const dither = (): OverlayOptions => ({
  input: grain,
  raw: { width: tile, height: tile, channels: 4 },
  tile: true,
  gravity: "northwest",
});

const grain = makeGrain();

function makeGrain(): Buffer {
  const pixels = Buffer.alloc(tile * tile * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const random = scramble(at);
    pixels.fill(random >>> 31 ? 255 : 0, at, at + 3);
    pixels[at + 3] = (random >>> 8) % (maxAlpha + 1);
  }
  return pixels;
}

/** 32 bits without a pattern from row to row (the mixing steps of Mulberry32). */
function scramble(number: number): number {
  const seed = Math.imul(number + 1, 0x6d2b79f5);
  const mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
  return (again ^ (again >>> 14)) >>> 0;
}
