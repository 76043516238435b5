import type { Sharp } from "sharp";

const side = 40;

/** The median of each channel: the colour without highlights, as #rrggbb. */
export async function dominantColour(picture: Sharp): Promise<string> {
  const data = await picture.toColourspace("srgb").removeAlpha().resize(side, side, { fit: "fill" }).raw().toBuffer();
  const median = (channel: number) =>
    [...data.filter((_, index) => index % 3 === channel)].sort((a, b) => a - b)[(side * side) / 2] ?? 0;
  return `#${[0, 1, 2].map((channel) => median(channel).toString(16).padStart(2, "0")).join("")}`;
}
