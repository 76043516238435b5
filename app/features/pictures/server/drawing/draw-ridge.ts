import type { OverlayOptions } from "sharp";
import { type HillPlace, hillLines, hillSize } from "#features/quiz/rules/hill.ts";
import type { ScoresById } from "#features/quiz/rules/quiz-progress.ts";

export type RidgeBox = { left: number; top: number; width: number; height: number };

type Style = {
  /** The colour of its lines. */
  metal: string;
  point?: HillPlace | undefined;
};

/** A hill as a layer of a picture, with a point on it where one is asked for. */
export function drawRidge(
  answers: ScoresById,
  { left, top, width, height }: RidgeBox,
  { metal, point }: Style,
): OverlayOptions {
  const lines = hillLines(answers).map((line) => `<path d="${line}"/>`);
  const scale = `scale(${width / hillSize.width} ${height / hillSize.height})`;
  const [x = 0, y = 0] = point ? [point.x * width, point.y * height] : [];
  const mark = point
    ? `<path d="M${x} ${y}V${height}" stroke-dasharray="2 5"/><circle cx="${x}" cy="${y}" r="8" fill="${metal}"/>`
    : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none"
    stroke="${metal}" stroke-width="1.5"><g transform="${scale}">${lines.join("")}</g>${mark}</g></svg>`;
  return { input: Buffer.from(svg), left, top };
}
