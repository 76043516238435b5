import type { PictureCopy } from "./post.ts";

export const hasPicture = ({ files }: PictureCopy): boolean => files.length > 0;

/** The address under which an uploaded picture is stored: its largest file. */
export const pictureAddress = ({ files }: PictureCopy): string => {
  const largest = files.at(-1);
  return largest ? `/media/${largest.webp}` : "";
};

/** The picture of an address; without one, none. Undefined if it is not among those at hand. */
export function pictureAt(address: string, pictures: ReadonlyMap<string, PictureCopy>): PictureCopy | undefined {
  return address === "" ? { width: 0, height: 0, files: [] } : pictures.get(address);
}
