import type { Crop, Size } from "#app/rules/business/crop-box.ts";
import type { Focus } from "#app/rules/business/look.ts";

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
