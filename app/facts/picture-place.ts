import type { Size } from "#features/pictures/rules/crop-box.ts";
import type { Tone } from "#features/pictures/rules/tone-picture.ts";

/** A place of a default picture, which the owner can replace: its proportions, and each of its files. */
export type PicturePlace = Size & {
  name: string;
  /** Set if words stand on it. */
  tone?: Tone;
  files: readonly { address: string; width: number; type: "avif" | "webp" | "jpg" }[];
};

/** Smaller pictures look coarse on a phone already. */
const minUsefulWidth = 800;

export const minWidthOf = ({ width }: Size): number => Math.min(minUsefulWidth, width);
