import { dither } from "#features/pictures/server/drawing/dither.ts";
import { drawRidge, type RidgeBox } from "#features/pictures/server/drawing/draw-ridge.ts";
import { loadSharp, setLine } from "#features/pictures/server/drawing/set-text.ts";
import { brass, ours, type ShareArt } from "#features/pictures/server/drawing/share-art.ts";
import { drawName, sealedSurface, shareSize } from "#features/pictures/server/drawing/share-picture.ts";
import { drawnHill, type HillPlace, hillSummits } from "../rules/hill.ts";
import type { ScoresById } from "../rules/quiz-progress.ts";

export type HillWords = { answers: ScoresById; brand: string; summits: readonly string[] };

const ridge: RidgeBox = { left: 0, top: 190, width: 1200, height: 440 };
const widestName = 340;

/** The hill of a quiz result as a share picture, 1200 × 630: no score, and no valley in another colour. */
export async function drawHillPicture({ answers, brand, summits }: HillWords, art: ShareArt = ours): Promise<Buffer> {
  const [sharp, surface, name] = await Promise.all([loadSharp(), sealedSurface("plain", art), drawName(brand)]);
  const tops = await Promise.all(hillSummits(answers).map((at, index) => drawSummit(summits[index] ?? "", at)));
  const drawn = [name, drawRidge(drawnHill(answers), ridge, { metal: art.metal ?? brass }), ...tops].filter(
    (layer) => layer !== undefined,
  );
  return sharp(surface, { raw: { ...shareSize, channels: 3 } })
    .composite([...drawn, dither()])
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function drawSummit(name: string, at: HillPlace) {
  if (!name) return undefined;
  const lettering = { text: name, font: "Share Display", colour: "#ece5da", sizePx: 34 } as const;
  const { input, width, height } = await setLine(lettering, widestName);
  const left = Math.round(at.x * ridge.width - width / 2);
  return { input, left, top: Math.round(ridge.top + at.y * ridge.height - height - 18) };
}
