import type { UploadProblem } from "#app/rules/articles/picture-file.ts";
import type { StoredPicture } from "#server/tables/pictures/pictures.ts";
import { hashFiles } from "./copy-picture.ts";
import type { EncodedPicture } from "./encode-picture.ts";
import { reencodeUpload } from "./reencode-upload.ts";

export type AddressedPicture = { address: string; picture: StoredPicture };

/** An uploaded picture with the address that it is stored under. */
export async function reencodeOne(bytes: Uint8Array): Promise<AddressedPicture | UploadProblem> {
  const taken = await reencodeUpload(bytes);
  return typeof taken === "string" ? taken : withAddress(taken);
}

function withAddress(encoded: EncodedPicture): AddressedPicture {
  const picture = hashFiles(encoded);
  const largest = picture.files.findLast(({ type }) => type === "webp");
  return { address: `/media/${largest?.hash}.webp`, picture };
}
