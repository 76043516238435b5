import type { StoredPicture } from "#server/tables/pictures/pictures.ts";
import { hashFiles } from "./copy-picture.ts";
import type { EncodedPicture } from "./encode-picture.ts";
import { reencodeUpload } from "./reencode-upload.ts";

export type AddressedPicture = { address: string; picture: StoredPicture };

/** An uploaded picture with the address that it is stored under. */
export async function reencodeOne(bytes: Uint8Array) {
  const taken = await reencodeUpload(bytes);
  return taken.kind === "picture" ? withAddress(taken.picture) : taken.kind;
}

function withAddress(encoded: EncodedPicture): AddressedPicture {
  const picture = hashFiles(encoded);
  const largest = picture.files.findLast(({ type }) => type === "webp");
  return { address: `/media/${largest?.hash}.webp`, picture };
}
