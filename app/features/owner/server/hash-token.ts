import { createHash } from "node:crypto";

/** Tokens are long and random, so a plain hash reveals nothing. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
