import { readFile } from "node:fs/promises";
import type { OwnFiles } from "#platform/http/server/own-files.ts";

/** The bytes of a file of the site as visitors get it now; `type` is the ending of its format. */
export type CurrentPicture = { bytes: Uint8Array; type: string };

/**
 * Reads a picture, mark or seal as it is now, the owner's or the default, by its address such as
 * `/pictures/wine-2000.webp` or `/marks/seal-small.svg`. `ownFiles` is `content.ownFiles()`.
 */
export async function readCurrentPicture(ownFiles: OwnFiles, address: string): Promise<CurrentPicture> {
  const own = ownFiles.get(address);
  if (own) return { bytes: own.bytes, type: own.type };
  const bytes = await readFile(new URL(`../../../../../public${address}`, import.meta.url));
  return { bytes, type: address.slice(address.lastIndexOf(".") + 1) };
}

const ownMarkAddress = "/marks/mark.png";

/** The address of the mark for dark surfaces: 512 pixels of the owner's, or the default drawing. */
export const markAddress = (ownFiles: OwnFiles): string =>
  ownFiles.has(ownMarkAddress) ? ownMarkAddress : "/marks/seal-small.svg";
