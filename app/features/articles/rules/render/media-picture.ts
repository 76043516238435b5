import type { PictureCopy } from "#facts/post.ts";
import type { Picture } from "./place-pictures.ts";

const addressOf = (file: string) => `/media/${file}`;

/** The `srcset` of our copy of a picture in one of its types. */
export const mediaSet = ({ files }: PictureCopy, type: "avif" | "webp"): string =>
  files.map((file) => `${addressOf(file[type])} ${file.width}w`).join(", ");

/** Our copy of a picture as an article shows it: the middle size if sizes cannot be chosen. */
export function mediaPicture(copy: PictureCopy): Picture {
  const { width, height, files } = copy;
  const middle = files[Math.floor(files.length / 2)];
  return { src: addressOf(middle?.webp ?? ""), srcSet: mediaSet(copy, "webp"), width, height };
}
