/** The ground that words need: a picture behind them is darkened or lightened as far as they ask for it. */
export type Tone = "dark" | "light";

/** Each value of a channel becomes `factor * value + offset`, of 255. */
export type Toning = { factor: number; offset: number };

/** On these, text of ours has a contrast of 7 to 1. */
const maxOfDark = 70;
const minOfLight = 205;
/** The part of a picture that may lie beyond: highlights and small shadows. */
const carriedShare = 0.95;

/** How a picture of this lightness, value by value, becomes a ground for words; undefined if it is one. */
export function tonePicture(values: readonly number[], tone: Tone): Toning | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  if (tone === "dark") {
    const bright = at(carriedShare);
    return bright > maxOfDark ? { factor: maxOfDark / bright, offset: 0 } : undefined;
  }
  const dark = at(1 - carriedShare);
  if (dark >= minOfLight) return undefined;
  const factor = (255 - minOfLight) / (255 - dark);
  return { factor, offset: 255 * (1 - factor) };
}
