import type { Sharp } from "sharp";
import { rasterSharp as sharp } from "./raster-sharp.ts";

export type Encoding = "avif" | "webp" | "jpg";

/** From the best quality to the worst acceptable one. */
const qualities: Record<Encoding, readonly number[]> = {
  avif: [66, 58, 50, 43, 36, 29, 22, 15],
  webp: [84, 76, 66, 56, 44, 32, 20, 8],
  jpg: [86, 80, 72, 62, 50, 38, 26, 16],
};

/** Blur in thousandths of the width, because noisy pictures are too large even at the lowest quality. */
const softenings = [1, 2.5, 6, 15, 40];

const encoders: Record<Encoding, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 2 }),
  webp: (picture, quality) => picture.webp({ quality, effort: 3, smartSubsample: true }),
  jpg: (picture, quality) => picture.jpeg({ quality }),
};

export type RawPicture = { data: Buffer; width: number; height: number };

/** `step` is the first guess for another size of the picture. */
export type Fitted = { bytes: Buffer; step: number };

/** Below this share of the maximum, a better quality may fit. */
const wellUsed = 0.75;

/** Encodes a picture in about the best quality that fits into `maxBytes`; `guess` is the first step to try. */
export async function fitBytes(picture: RawPicture, type: Encoding, maxBytes: number, guess = 0): Promise<Fitted> {
  const last = qualities[type].length + softenings.length - 1;
  let step = guess;
  let bytes = await encodeStep(picture, type, step);
  while (bytes.length > maxBytes && step < last) bytes = await encodeStep(picture, type, ++step);
  while (step > 0 && step <= guess && bytes.length < wellUsed * maxBytes) {
    const better = await encodeStep(picture, type, step - 1);
    if (better.length > maxBytes) break;
    bytes = better;
    step -= 1;
  }
  return { bytes, step };
}

function encodeStep({ data, width, height }: RawPicture, type: Encoding, step: number): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  const quality = qualities[type][step] ?? qualities[type].at(-1) ?? 1;
  const softening = softenings[step - qualities[type].length];
  const softened = softening === undefined ? picture : picture.blur(Math.max(0.5, (softening * width) / 1000));
  return encoders[type](softened, quality).toBuffer();
}
