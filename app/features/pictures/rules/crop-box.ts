import type { Size } from "#facts/picture-place.ts";
/** A part of a picture in percent of its width and height; its own height follows from the place that it is for. */
export type Crop = { leftPercent: number; topPercent: number; widthPercent: number };

/** In whole pixels. */
export type Box = Size & { left: number; top: number };

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));

/** The width in percent of the largest part that has the proportions of a place. */
export const largestWidthPercent = (picture: Size, place: Size): number =>
  Math.min(100, (100 * picture.height * place.width) / (place.height * picture.width));

/** The largest part that fits, from the middle. */
export function middleCrop(picture: Size, place: Size): Crop {
  const widthPercent = largestWidthPercent(picture, place);
  const heightPercent = heightPercentOf(widthPercent, picture, place);
  return { leftPercent: (100 - widthPercent) / 2, topPercent: (100 - heightPercent) / 2, widthPercent };
}

/** The height of a part in percent of the picture's. */
export const heightPercentOf = (widthPercent: number, picture: Size, place: Size): number =>
  (widthPercent * picture.width * place.height) / (place.width * picture.height);

/** A crop within the picture, and at least so many pixels wide if the picture is. */
export function boundCrop(crop: Crop, picture: Size, place: Size, minWidth: number): Crop {
  const largest = largestWidthPercent(picture, place);
  const widthPercent = clamp(crop.widthPercent, Math.min(largest, (100 * minWidth) / picture.width), largest);
  return {
    widthPercent,
    leftPercent: clamp(crop.leftPercent, 0, 100 - widthPercent),
    topPercent: clamp(crop.topPercent, 0, 100 - heightPercentOf(widthPercent, picture, place)),
  };
}

/** The pixels of a crop that lies within the picture. */
export function cropBox(crop: Crop, picture: Size, place: Size): Box {
  const width = clamp(Math.round((crop.widthPercent * picture.width) / 100), 1, picture.width);
  const height = clamp(Math.round((width * place.height) / place.width), 1, picture.height);
  return {
    width,
    height,
    left: clamp(Math.round((crop.leftPercent * picture.width) / 100), 0, picture.width - width),
    top: clamp(Math.round((crop.topPercent * picture.height) / 100), 0, picture.height - height),
  };
}
