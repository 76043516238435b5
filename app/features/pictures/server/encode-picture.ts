import type { Raw } from "sharp";
import { rasterSharp as sharp } from "./raster-sharp.ts";

export type EncodedPicture = {
  width: number;
  height: number;
  files: { width: number; type: "avif" | "webp"; bytes: Uint8Array }[];
};

const widths = [480, 800, 1200];
/** A smaller version saves little if it is nearly as wide as the picture. */
const worthwhile = 0.9;
const maxPixels = 40_000_000;

/** Decodes a picture and encodes our versions, without metadata; null if it is none. */
export async function encodePicture(bytes: Uint8Array, minSide: number): Promise<EncodedPicture | "too large" | null> {
  try {
    const { width: sentWidth, height: sentHeight } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (sentWidth * sentHeight > maxPixels) return "too large";
    const options = { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true } as const;
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: widths.at(-1), withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (Math.min(info.width, info.height) < minSide) return null;
    const { width, height, channels } = info;
    const raw = { width, height, channels };
    return { width, height, files: await encodeAll(data, raw) };
  } catch {
    return null;
  }
}

async function encodeAll(data: Buffer, raw: Raw) {
  const smaller = widths.filter((width) => width <= raw.width * worthwhile);
  const files: EncodedPicture["files"] = [];
  for (const width of [...smaller, raw.width]) {
    const resized = sharp(data, { raw }).resize({ width });
    files.push({ width, type: "webp", bytes: await resized.clone().webp({ quality: 78 }).toBuffer() });
    files.push({ width, type: "avif", bytes: await resized.clone().avif({ quality: 55, effort: 3 }).toBuffer() });
  }
  return files;
}
