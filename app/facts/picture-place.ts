export type Size = { width: number; height: number };

/** How a picture must change under words: darker, lighter, or dimmed where a shadow of the page helps. */
export type Tone = "dark" | "dim" | "light";

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
