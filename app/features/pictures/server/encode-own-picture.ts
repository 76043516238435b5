import type { Sharp } from "sharp";
import type { Size, Tone } from "#facts/picture-place.ts";
import { boundCrop, type Crop, cropBox, middleCrop } from "../rules/crop-box.ts";
import { tonePicture } from "../rules/tone-picture.ts";
import { decodePhoto, type PhotoProblem } from "./decode-photo.ts";
import { dominantColour } from "./dominant-colour.ts";
import { type Encoding, fitBytes, type RawPicture } from "./fit-bytes.ts";
import { rasterSharp as sharp } from "./raster-sharp.ts";

/** A file that replaces a default one. */
type WantedFile = { address: string; width: number; type: Encoding; maxBytes: number };

/** A place of a picture: its proportions, files and minimum width. */
export type PlaceWithLimits = Size & { minWidth: number; tone: Tone | undefined; files: readonly WantedFile[] };

export type MadePicture = {
  /** The picture that was cut. */
  original: Size & { bytes: Buffer };
  crop: Crop;
  colour: string;
  /** The share of its light that is left where words stand on it. */
  dimming?: number;
  files: { address: string; type: Encoding; bytes: Buffer }[];
};

const maxOriginalBytes = 3 * 1024 * 1024;

/** Encodes a photograph into every file of its place, each no heavier than the default file that it replaces. */
export async function encodeOwnPicture(
  bytes: Uint8Array,
  place: PlaceWithLimits,
  wanted: Crop | undefined,
): Promise<MadePicture | PhotoProblem> {
  const minHeight = Math.ceil((place.minWidth * place.height) / place.width);
  const photo = await decodePhoto(bytes, { width: place.minWidth, height: minHeight });
  if (typeof photo === "string") return photo;
  const crop = wanted ? boundCrop(wanted, photo, place, place.minWidth) : middleCrop(photo, place);
  const photoCut = sharpOf(photo).extract(cropBox(crop, photo, place));
  const toning = place.tone && (await findToning(photoCut, place.tone));
  const toned = toning ? photoCut.clone().linear(toning.factor, toning.offset) : photoCut;
  return {
    original: {
      width: photo.width,
      height: photo.height,
      bytes: (await fitBytes(photo, "jpg", maxOriginalBytes)).bytes,
    },
    crop,
    colour: await dominantColour(toned.clone()),
    ...(place.tone === "dim" && { dimming: toning?.factor ?? 1 }),
    files: await encodeFiles(place.tone === "dim" ? photoCut : toned, place),
  };
}

const sharpOf = ({ data, width, height }: RawPicture) => sharp(data, { raw: { width, height, channels: 3 } });

const toneSide = 64;

async function findToning(cut: Sharp, tone: Tone) {
  const grey = await cut.clone().resize(toneSide, toneSide, { fit: "fill" }).greyscale().raw().toBuffer();
  return tonePicture([...grey], tone);
}

/** Encodes the small files first: their step is a good first guess for the larger ones. */
async function encodeFiles(cut: Sharp, place: PlaceWithLimits) {
  const files: MadePicture["files"] = [];
  const steps: Partial<Record<Encoding, number>> = {};
  for (const { address, width, type, maxBytes } of place.files.toSorted((a, b) => a.width - b.width)) {
    const height = Math.round((width * place.height) / place.width);
    const data = await cut.clone().resize({ width, height, fit: "fill" }).raw().toBuffer();
    const fitted = await fitBytes({ data, width, height }, type, maxBytes, steps[type]);
    steps[type] = fitted.step;
    files.push({ address, type, bytes: fitted.bytes });
  }
  return files;
}
