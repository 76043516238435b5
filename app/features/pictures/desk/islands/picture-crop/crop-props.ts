import type { Focus } from "#facts/look.ts";
import type { Size } from "#facts/picture-place.ts";
import type { Crop } from "../../../rules/crop-box.ts";

export type PictureCropProps = {
  src: string;
  picture: Size;
  place: Size;
  minWidth: number;
  crop: Crop;
  focus: Focus;
};

/** The dragged part, and its movement in percent of the picture. */
export type Move = { held: "frame" | "corner" | "focus"; xPercent: number; yPercent: number };
