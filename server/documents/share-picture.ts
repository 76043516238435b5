import { readFileSync } from "node:fs";
import { shorten } from "#app/rules/text/shorten.ts";
import { limitConcurrency } from "#server/child-process/limit-concurrency.ts";
import { drawableWords } from "./drawable-words.ts";
import { fontCoverage } from "./font-coverage.ts";
import { loadSharp, setLine } from "./set-text.ts";
import { setTitle } from "./set-title.ts";

/** `part` is the section of the site that a page belongs to, if any. */
export type ShareWords = { title: string; brand: string; part: string };

const here = (path: string) => new URL(path, import.meta.url);
const faces = ["share-display.ttf", "share-sans.ttf"].map((name) => fontCoverage(here(`./fonts/${name}`)));
const drawable = (text: string) => drawableWords(text, (code) => faces.some((face) => face.has(code)));

const size = { width: 1200, height: 630 };
const bone = "#ece5da";
const brass = "#d6b37a";
const display = { font: "Share Display", colour: bone } as const;
const label = { font: "Share Sans", colour: brass, sizePx: 24, letterSpacingPx: 3.6 } as const;
const [left, top, bottom] = [80, 72, 558];
const sealPx = 60;
const maxOfName = 48;
const widest = 1000;

/** Text is drawn on the threads that also read files and names: some must stay free. */
const limited = limitConcurrency(2);

/**
 * The share picture of a page, 1200 × 630: brand, title and section. A title in letters that our fonts lack leaves the
 * brand alone.
 */
export const drawSharePicture = (words: ShareWords): Promise<Buffer> => limited(() => draw(words));

async function draw({ title, brand, part }: ShareWords): Promise<Buffer> {
  const [name, main, above] = [drawable(brand), drawable(title), drawable(part)];
  const layers = await Promise.all([main && drawName(name), drawTitle(main || name), drawPart(above)]);
  const drawn = layers.filter((layer) => layer !== undefined && layer !== "");
  const [sharp, surface] = await Promise.all([loadSharp(), sealedSurface()]);
  return sharp(surface, { raw: { ...size, channels: 3 } })
    .composite(drawn)
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function drawName(name: string) {
  if (!name) return undefined;
  const { input, height } = await setLine({ ...display, text: shorten(name, maxOfName, "word"), sizePx: 40 }, widest);
  return { input, left: left + sealPx + 20, top: Math.round(top + (sealPx - height) / 2) };
}

async function drawTitle(title: string) {
  if (!title) return undefined;
  const { input } = await setTitle(title, display);
  return { input, left, top: top + sealPx + 44 };
}

async function drawPart(part: string) {
  if (!part) return undefined;
  const text = shorten(part, maxOfName, "word").toLocaleUpperCase("en-US");
  const { input, height } = await setLine({ ...label, text }, widest);
  return { input, left, top: bottom - height };
}

/** Darkens the hills behind a long title. */
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="g">
  <stop stop-color="#170c12" stop-opacity=".72"/><stop offset=".55" stop-color="#170c12" stop-opacity=".58"/>
  <stop offset=".9" stop-color="#170c12" stop-opacity="0"/></linearGradient><path fill="url(#g)" d="M0 0h1200v630H0z"/></svg>`;

let surface: Promise<Buffer> | undefined;

/** The same in every picture, so decoded once. */
function sealedSurface(): Promise<Buffer> {
  surface ??= makeDeps();
  return surface;
}

async function makeDeps(): Promise<Buffer> {
  const sharp = await loadSharp();
  const seal = await sharp(readFileSync(here("../../public/marks/seal-small.svg")))
    .resize(sealPx)
    .png()
    .toBuffer();
  return sharp(readFileSync(here("../../public/pictures/share-ground.jpg")))
    .composite([
      { input: Buffer.from(shade), left: 0, top: 0 },
      { input: seal, left, top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}
