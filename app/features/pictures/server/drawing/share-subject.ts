import type { OverlayOptions } from "sharp";
import { readCurrentPicture } from "../own/current-picture.ts";
import { drawRidge, type Hill, type HillPoint, type RidgeBox } from "./draw-ridge.ts";
import { loadSharp, setText } from "./set-text.ts";
import { brass, type ShareArt } from "./share-art.ts";

/** The subject beside the title of a share picture. */
export type ShareSubject =
  /** A picture of the site, by its name. */
  | { kind: "scene"; name: string }
  /** An article's own picture. */
  | { kind: "picture"; bytes: Uint8Array }
  /** A guide's cover. */
  | { kind: "cover"; art: string; title: string; line: string }
  /** How high on a hill a package stops. */
  | { kind: "heights"; hill: Hill; point: HillPoint | undefined };

/** A plate that bleeds on three sides. */
const plate = { left: 690, top: 0, width: 510, height: 630 };
const cover = { left: 780, top: 75, width: 349, height: 480 };
/** An outline, because a cover is as dark as the background. */
const edge = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cover.width}" height="${cover.height}"><rect x=".5" y=".5" width="${cover.width - 1}" height="${cover.height - 1}" fill="none" stroke="${brass}" stroke-opacity=".35"/></svg>`,
);

/** Room for the title beside the subject. */
export const titleBoxOf = (subject: ShareSubject | undefined) => {
  if (!subject) return undefined;
  return subject.kind === "heights" ? { width: 880, height: 190 } : { width: 550, height: 330 };
};

export async function drawSubject(subject: ShareSubject, art: ShareArt): Promise<OverlayOptions[]> {
  if (subject.kind === "scene")
    return drawPlate((await readCurrentPicture(art.ownFiles, `/pictures/${subject.name}-1200.webp`)).bytes);
  if (subject.kind === "picture") return drawPlate(subject.bytes);
  if (subject.kind === "cover") return drawCover(subject, art);
  return [drawRidge(subject.hill, ridge, { metal: art.metal ?? brass, point: subject.point })];
}

async function drawPlate(bytes: Uint8Array): Promise<OverlayOptions[]> {
  const sharp = await loadSharp();
  const { left, top, width, height } = plate;
  const resized = sharp(bytes).resize(width, height, { fit: "cover", position: "attention" }).removeAlpha();
  return [{ input: await resized.png({ compressionLevel: 1 }).toBuffer(), left, top }];
}

async function drawCover(subject: Extract<ShareSubject, { kind: "cover" }>, art: ShareArt): Promise<OverlayOptions[]> {
  const { title, line } = subject;
  const sharp = await loadSharp();
  const { left, top, width, height } = cover;
  const padding = Math.round(width * 0.09);
  const [surface, name, above] = await Promise.all([
    sharp((await readCurrentPicture(art.ownFiles, `/marks/cover-${subject.art}.svg`)).bytes, { density: 144 })
      .resize(width, height, { fit: "cover", position: "bottom" })
      .png()
      .toBuffer(),
    setText({ text: title, font: "Share Display", sizePx: 43, colour: "#ece5da", widthPx: width - padding * 2 }),
    setText({
      text: line.toUpperCase(),
      font: "Share Sans",
      sizePx: 15,
      colour: art.metal ?? brass,
      letterSpacingPx: 2,
    }),
  ]);
  return [
    { input: surface, left, top },
    { input: edge, left, top },
    { input: above.input, left: left + padding, top: top + padding },
    { input: name.input, left: left + padding, top: top + padding + above.height + 18 },
  ];
}

const ridge: RidgeBox = { left: 0, top: 330, width: 1200, height: 300 };
