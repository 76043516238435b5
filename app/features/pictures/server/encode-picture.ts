import type { Raw } from "sharp";
import { uploadLimits } from "../rules/picture-limits.ts";
import { rasterSharp as sharp } from "./raster-sharp.ts";

export type EncodedPicture = {
  width: number;
  height: number;
  files: { width: number; type: "avif" | "webp" | "jpg"; bytes: Uint8Array }[];
};

const widths = [480, 800, 1200];
/** A smaller version saves little if it is nearly as wide as the picture. */
const worthwhile = 0.9;
const maxPixels = uploadLimits.maxMegapixels * 1_000_000;

/** Decodes a picture and encodes our versions, without metadata; null if it is none. `mailWidth` is that of one for mails. */
export async function encodePicture(
  bytes: Uint8Array,
  minSide: number,
  mailWidth?: number,
): Promise<EncodedPicture | "too large" | null> {
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
    const files = await encodeAll(data, raw);
    if (mailWidth) files.push(await encodeForMail(data, raw, mailWidth));
    return { width, height, files };
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

/** Not every mail program shows the newer formats. What is transparent becomes white, as the paper of a letter nearly is. */
async function encodeForMail(data: Buffer, raw: Raw, mailWidth: number): Promise<EncodedPicture["files"][number]> {
  const width = Math.min(mailWidth, raw.width);
  const resized = sharp(data, { raw }).resize({ width }).flatten({ background: "#fff" });
  return { width, type: "jpg", bytes: await resized.jpeg({ quality: 82, mozjpeg: true }).toBuffer() };
}
