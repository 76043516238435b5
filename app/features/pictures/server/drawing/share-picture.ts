import { shorten } from "#platform/text/shorten.ts";
import { markAddress, readCurrentPicture } from "../own/current-picture.ts";
import { dither } from "./dither.ts";
import { fontCoverage } from "./font-coverage.ts";
import { loadSharp, setLine } from "./set-text.ts";
import { setTitle } from "./set-title.ts";
import { brass, ours, type ShareArt } from "./share-art.ts";
import { drawSubject, type ShareSubject, titleBoxOf } from "./share-subject.ts";

/** `part` is the section of the site that a page belongs to, if any; without a subject the picture shows the hills. */
export type ShareWords = { title: string; brand: string; part: string; subject?: ShareSubject | undefined };

const here = (path: string) => new URL(path, import.meta.url);
const faces = ["share-display.ttf", "share-sans.ttf"].map((name) => fontCoverage(here(`./fonts/${name}`)));
const drawable = (text: string) => drawableWords(text, (code) => faces.some((face) => face.has(code)));

export const shareSize = { width: 1200, height: 630 };
const bone = "#ece5da";
const display = { font: "Share Display", colour: bone } as const;
const label = { font: "Share Sans", sizePx: 24, letterSpacingPx: 3.6 } as const;
const [left, top, bottom] = [80, 72, 558];
const sealPx = 60;
const besideSeal = sealPx + 20;
const maxOfName = 48;
const widest = 1000;

/**
 * Draws the share picture of a page, 1200 × 630: brand, title and section. If our fonts lack letters of the title, only
 * the brand is drawn.
 */
export async function drawSharePicture(
  { title, brand, part, subject }: ShareWords,
  art: ShareArt = ours,
): Promise<Buffer> {
  const [main, above] = [drawable(title), drawable(part)];
  const box = titleBoxOf(subject);
  const layers = await Promise.all([
    main && drawName(brand, box && box.width - besideSeal),
    drawTitle(main || drawable(brand), box),
    subject?.kind === "heights" ? undefined : drawPart(above, art.metal ?? brass),
  ]);
  const drawn = layers.filter((layer) => layer !== undefined && layer !== "");
  const [sharp, surface, shown] = await Promise.all([
    loadSharp(),
    sealedSurface(subject ? "plain" : "hills", art),
    subject ? drawSubject(subject, art) : [],
  ]);
  return sharp(surface, { raw: { ...shareSize, channels: 3 } })
    .composite([...shown, ...drawn, dither()])
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** The brand beside its seal, at the top. */
export async function drawName(brand: string, maxPx = widest) {
  const name = drawable(brand);
  if (!name) return undefined;
  const { input, height } = await setLine({ ...display, text: shorten(name, maxOfName, "word"), sizePx: 40 }, maxPx);
  return { input, left: left + besideSeal, top: Math.round(top + (sealPx - height) / 2) };
}

async function drawTitle(title: string, box: Parameters<typeof setTitle>[2]) {
  if (!title) return undefined;
  const { input } = await setTitle(title, display, box);
  return { input, left, top: top + sealPx + 44 };
}

async function drawPart(part: string, colour: string) {
  if (!part) return undefined;
  const text = shorten(part, maxOfName, "word").toUpperCase();
  const { input, height } = await setLine({ ...label, colour, text }, widest);
  return { input, left, top: bottom - height };
}

/** Darkens the hills behind a long title. */
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="g">
  <stop stop-color="#170c12" stop-opacity=".72"/><stop offset=".55" stop-color="#170c12" stop-opacity=".58"/>
  <stop offset=".9" stop-color="#170c12" stop-opacity="0"/></linearGradient><path fill="url(#g)" d="M0 0h1200v630H0z"/></svg>`;

type Surface = "hills" | "plain";

const groundAddress = "/pictures/share-ground.jpg";

const surfaces = new Map<Surface, { key: string; made: Promise<Buffer> }>();

/** Draws the seal on a surface. Many pictures share it, so it is decoded once. */
export function sealedSurface(of: Surface, { ownFiles }: ShareArt): Promise<Buffer> {
  const key = [groundAddress, markAddress(ownFiles)].map((address) => ownFiles.get(address)?.hash ?? "ours").join(" ");
  const before = surfaces.get(of);
  if (before?.key === key) return before.made;
  const made = makeSurface(of, ownFiles);
  surfaces.set(of, { key, made });
  return made;
}

async function makeSurface(of: Surface, ownFiles: ShareArt["ownFiles"]): Promise<Buffer> {
  const sharp = await loadSharp();
  const seal = await sharp((await readCurrentPicture(ownFiles, markAddress(ownFiles))).bytes)
    .resize(sealPx)
    .png()
    .toBuffer();
  const plain = sharp({ create: { ...shareSize, channels: 3, background: "#170c12" } });
  const hills = sharp((await readCurrentPicture(ownFiles, groundAddress)).bytes);
  return (of === "plain" ? plain : hills)
    .composite([
      ...(of === "plain" ? [] : [{ input: Buffer.from(shade), left: 0, top: 0 }]),
      { input: seal, left, top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/**
 * Returns a text as a font can draw it: rare characters are replaced by compatible ones, decoration (emoji, marks,
 * controls) is left out. Empty if a letter or digit cannot be drawn, because an incomplete word would mislead.
 */
export function drawableWords(text: string, canDraw: (code: number) => boolean): string {
  const drawn: string[] = [];
  for (const sign of text.normalize("NFC").replace(/\s+/g, " ")) {
    const known = [sign, sign.normalize("NFKC")].find((each) => isDrawable(each, canDraw));
    if (known) drawn.push(known);
    else if (/[\p{L}\p{N}]/u.test(sign)) return "";
  }
  return drawn.join("").replace(/ {2,}/g, " ").trim();
}

const isDrawable = (text: string, canDraw: (code: number) => boolean) =>
  [...text].every((sign) => canDraw(sign.codePointAt(0) as number));
