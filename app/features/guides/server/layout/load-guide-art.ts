import { readFile } from "node:fs/promises";
import sharp, { type OverlayOptions } from "sharp";
import type { GuideLook, PicturePlace } from "./guide-looks.ts";
import { type Accent, colours, sheet } from "./sheet.ts";

/** Pixels for each point, at 200 pixels to the inch. */
const scale = 200 / 72;
const pixels = (points: number) => Math.round(points * scale);
const jpeg = { quality: 84, chromaSubsampling: "4:4:4", mozjpeg: true } as const;

/** An alpha mask: white shows the picture, transparent shows the background, with a gradient between. */
function fadeMask(width: number, height: number, { fadeTop = 0, fadeBottom = 0, clearTop = 0 }: PicturePlace): Buffer {
  const at = (points: number) => Math.min(1, Math.max(0, pixels(points) / height)).toFixed(4);
  const total = height / scale;
  const stops = [
    [clearTop, 0],
    [clearTop + fadeTop * 0.5, 0.42],
    [clearTop + fadeTop, 1],
    [total - fadeBottom, 1],
    [total, fadeBottom > 0 ? 0 : 1],
  ] as const;
  const drawn = stops
    .map(([place, opacity]) => `<stop offset="${at(place)}" stop-color="#fff" stop-opacity="${opacity}"/>`)
    .join("");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="f" x2="0" y2="1">${drawn}</linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
}

/** Pictures in place of ours, by the names of our masters. */
type OwnPictures = Readonly<Record<string, Uint8Array>>;

const read = (master: string, own: OwnPictures) =>
  sharp(own[master] ?? `art/masters/${master}.avif`).toColourspace("srgb");

/** The part of a picture that is on the page, at its place. */
async function onPage(place: PicturePlace, own: OwnPictures): Promise<OverlayOptions> {
  const whole = read(place.master, own);
  const source = place.isMirrored ? whole.flop() : whole;
  const { data, info } = await source.resize(pixels(place.width)).png().toBuffer({ resolveWithObject: true });
  const [left, top] = [pixels(place.left), pixels(place.top)];
  const width = Math.min(info.width + Math.min(0, left), pixels(sheet.width) - Math.max(0, left));
  const height = Math.min(info.height + Math.min(0, top), pixels(sheet.height) - Math.max(0, top));
  const part = sharp(data).extract({ left: Math.max(0, -left), top: Math.max(0, -top), width, height });
  const tinted = place.brightness ? part.modulate({ brightness: place.brightness }) : part;
  const input = await tinted
    .ensureAlpha()
    .composite([{ input: fadeMask(width, height, place), blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}

async function fullPage(surface: string, place: PicturePlace, own: OwnPictures): Promise<Buffer> {
  const canvas = {
    width: pixels(sheet.width),
    height: pixels(sheet.height),
    channels: 3 as const,
    background: surface,
  };
  return sharp({ create: canvas })
    .composite([await onPage(place, own)])
    .jpeg(jpeg)
    .toBuffer();
}

async function band({ master, height, focus }: GuideLook["figure"], own: OwnPictures): Promise<Buffer> {
  const source = read(master, own);
  const size = await source.metadata();
  const cut = Math.round((size.width * height) / sheet.width);
  return source
    .extract({ left: 0, top: Math.round((size.height - cut) * focus), width: size.width, height: cut })
    .resize(pixels(sheet.width), pixels(height))
    .jpeg(jpeg)
    .toBuffer();
}

type OwnParts = { pictures: OwnPictures; mark?: Uint8Array; accent?: Accent };

/** Reads all pictures and drawings of a guide and fits them to their places. */
export async function loadGuideArt(look: GuideLook, own: OwnParts = { pictures: {} }): Promise<GuideArt> {
  const { onDark, onPaper } = own.accent ?? { onDark: colours.brass, onPaper: colours.brassDeep };
  const drawing = async (name: string) =>
    (await readFile(`art/print/${name}.svg`, "utf8"))
      .replaceAll(colours.brass, onDark)
      .replaceAll(colours.brassDeep, onPaper);
  return {
    surface: look.surface,
    cover: await fullPage(look.surface, look.cover, own.pictures),
    coverLines: await drawing(`cover-${look.name}`),
    figure: await band(look.figure, own.pictures),
    closing: await fullPage(look.closingSurface, look.closing, own.pictures),
    ridge: await drawing(`ridge-${look.name}`),
    mark: own.mark ? Buffer.from(own.mark) : await readFile("public/marks/seal-small.svg", "utf8"),
  };
}

/** A guide's pictures as JPEG, and its drawings as SVG. */
export type GuideArt = {
  /** The background colour into which the cover's picture fades. */
  surface: string;
  cover: Buffer;
  coverLines: string;
  figure: Buffer;
  closing: Buffer;
  ridge: string;
  /** Beside the business's name: our drawing, or a picture of the owner's. */
  mark: string | Buffer;
};
