export type Size = { width: number; height: number };

/**
 * How a picture must change under words. Of `dark` and `light` ones the files are darkened or lightened, because words
 * always stand on them; `dim` ones are dimmed by the page where words stand.
 */
export type Tone = "dark" | "dim" | "light";

/** A place of a default picture, which the owner can replace: its proportions, and each of its files. */
export type PicturePlace = Size & {
  name: string;
  /** Set if words stand on it. */
  tone?: Tone;
  /** `ours` is the address of the default one. */
  files: readonly { address: string; ours: string; width: number; type: "avif" | "webp" | "jpg" }[];
};

/** Smaller pictures look coarse on a phone already. */
const minUsefulWidth = 800;

export const minWidthOf = ({ width }: Size): number => Math.min(minUsefulWidth, width);
