import { createHash } from "node:crypto";
import type { StoredPicture } from "#server/tables/pictures/pictures.ts";
import type { EncodedPicture } from "./encode-picture.ts";

/** Our files of a picture, each with its hash. */
export const hashFiles = ({ width, height, files }: EncodedPicture): StoredPicture => ({
  width,
  height,
  files: files.map((file) => ({ ...file, hash: createHash("sha256").update(file.bytes).digest("base64url") })),
});
