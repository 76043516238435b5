import { useState } from "react";
import type { Focus } from "#facts/look.ts";
import { boundCrop, type Crop, heightPercentOf } from "../../../rules/crop-box.ts";
import type { Move, PictureCropProps } from "./crop-props.ts";

export type CropField = "left" | "top" | "width" | "focusX" | "focusY";

type Typed = Record<CropField, string>;

const rounded = (percent: number) => String(Math.round(percent * 10) / 10);

const cropOf = (typed: Typed): Crop => ({
  leftPercent: Number(typed.left) || 0,
  topPercent: Number(typed.top) || 0,
  widthPercent: Number(typed.width) || 0,
});

const writeCrop = ({ leftPercent, topPercent, widthPercent }: Crop) => ({
  left: rounded(leftPercent),
  top: rounded(topPercent),
  width: rounded(widthPercent),
});

const bound = (percent: number) => Math.min(100, Math.max(0, percent));
const writeFocus = ({ xPercent, yPercent }: Focus) => ({
  focusX: rounded(bound(xPercent)),
  focusY: rounded(bound(yPercent)),
});

/** The numbers as typed, and the crop that they make. */
export function useCrop({ picture, place, minWidth, ...first }: PictureCropProps) {
  const [typed, setTyped] = useState<Typed>({ ...writeCrop(first.crop), ...writeFocus(first.focus) });
  const crop = boundCrop(cropOf(typed), picture, place, minWidth);
  const focus = { xPercent: bound(Number(typed.focusX) || 0), yPercent: bound(Number(typed.focusY) || 0) };
  const heightPercent = heightPercentOf(crop.widthPercent, picture, place);
  function move({ held, xPercent, yPercent }: Move) {
    if (held === "focus") {
      const x = focus.xPercent + (100 * xPercent) / crop.widthPercent;
      const y = focus.yPercent + (100 * yPercent) / heightPercent;
      return setTyped({ ...typed, ...writeFocus({ xPercent: x, yPercent: y }) });
    }
    const moved =
      held === "corner"
        ? { ...crop, widthPercent: crop.widthPercent + xPercent }
        : { ...crop, leftPercent: crop.leftPercent + xPercent, topPercent: crop.topPercent + yPercent };
    setTyped({ ...typed, ...writeCrop(boundCrop(moved, picture, place, minWidth)) });
  }
  const type = (field: CropField, value: string) => setTyped({ ...typed, [field]: value });
  return { typed, type, crop, focus, move };
}
