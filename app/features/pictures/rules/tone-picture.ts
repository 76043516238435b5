import type { Tone } from "#facts/picture-place.ts";

/** Each value of a channel becomes `factor * value + offset`, of 255. */
export type Toning = { factor: number; offset: number };

/** At these limits text has a contrast of 7 to 1. On a dim picture large text has 3 to 1 without the shadow. */
const maxBrightness = { dark: 70, dim: 90 };
const minOfLight = 205;
/** The share of a picture that must be within the limits; the rest are highlights and small shadows. */
const carriedShare = 0.95;

/** Returns the toning that makes words readable on a picture of these lightnesses; undefined if none is needed. */
export function tonePicture(values: readonly number[], tone: Tone): Toning | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  if (tone !== "light") {
    const bright = at(carriedShare);
    const max = maxBrightness[tone];
    return bright > max ? { factor: max / bright, offset: 0 } : undefined;
  }
  const dark = at(1 - carriedShare);
  if (dark >= minOfLight) return undefined;
  const factor = (255 - minOfLight) / (255 - dark);
  return { factor, offset: 255 * (1 - factor) };
}
