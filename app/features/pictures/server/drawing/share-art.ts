import type { OwnFiles } from "#platform/http/server/own-files.ts";

/** The default accent colour. */
export const brass = "#d6b37a";

/** The owner's files and accent that share pictures are drawn from, in place of the defaults. */
export type ShareArt = { ownFiles: OwnFiles; metal?: string | undefined };

export const ours: ShareArt = { ownFiles: new Map() };

/** Changes with everything of it that a picture depends on. */
export const fingerprintOf = ({ ownFiles, metal }: ShareArt) => [
  metal,
  [...ownFiles].map(([address, { hash }]) => [address, hash]),
];
