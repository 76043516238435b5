import type { OverlayOptions } from "sharp";

/** The paths of a hill, in units of its size; a point on it in shares of that. */
export type Hill = { lines: readonly string[]; size: { width: number; height: number } };
export type HillPoint = { x: number; y: number };

export type RidgeBox = { left: number; top: number; width: number; height: number };

type Style = {
  /** The colour of its lines. */
  metal: string;
  point?: HillPoint | undefined;
};

/** A hill as a layer of a picture, with a point on it where one is asked for. */
export function drawRidge(
  { lines, size }: Hill,
  { left, top, width, height }: RidgeBox,
  { metal, point }: Style,
): OverlayOptions {
  const paths = lines.map((line) => `<path d="${line}"/>`);
  const scale = `scale(${width / size.width} ${height / size.height})`;
  const [x = 0, y = 0] = point ? [point.x * width, point.y * height] : [];
  const mark = point
    ? `<path d="M${x} ${y}V${height}" stroke-dasharray="2 5"/><circle cx="${x}" cy="${y}" r="8" fill="${metal}"/>`
    : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none"
    stroke="${metal}" stroke-width="1.5"><g transform="${scale}">${paths.join("")}</g>${mark}</g></svg>`;
  return { input: Buffer.from(svg), left, top };
}
