import { createHash } from "node:crypto";
import { customAlphabet } from "nanoid";

/** Short, because it is part of every address; never used twice. */
export const newVersion = customAlphabet("abcdefghijklmnopqrstuvwxyz0123456789", 8);

export const hashed = (file: { address: string; type: string; bytes: Uint8Array }) => ({
  ...file,
  hash: createHash("sha256").update(file.bytes).digest("base64url"),
});
