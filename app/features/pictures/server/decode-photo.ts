import type { Size } from "#facts/picture-place.ts";
import { readPictureKind, type UploadProblem } from "../rules/picture-file.ts";
import { photoLimits } from "../rules/picture-limits.ts";
import type { RawPicture } from "./fit-bytes.ts";
import { rasterSharp as sharp } from "./raster-sharp.ts";

/** A hundred megapixels, with room for cameras that count a little differently. */
const maxPixels = photoLimits.maxMegapixels * 1_000_000;
/** Longest side of a stored photograph: enough for the widest place, also if it shows only a part. */
const maxSide = 3600;

export type PhotoProblem =
  /** No file was sent. */
  | "none"
  | Exclude<UploadProblem, "too large">
  | "too many pixels"
  /** Smaller than its place needs. */
  | "too small";

/** A photograph: upright, in sRGB, without metadata, no larger than the limits for storing. */
export async function decodePhoto(bytes: Uint8Array, min: Size): Promise<RawPicture | PhotoProblem> {
  if (bytes.length === 0) return "none";
  const kind = readPictureKind(bytes);
  if (kind !== "picture") return kind;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return "too many pixels";
    const options = { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true } as const;
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.width < min.width || info.height < min.height) return "too small";
    return { data, width: info.width, height: info.height };
  } catch {
    return "unreadable";
  }
}
