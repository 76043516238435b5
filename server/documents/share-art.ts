import type { OwnFiles } from "#server/tables/business/read-look.ts";

/** The metal of ours. */
export const brass = "#d6b37a";

/** What share pictures are drawn from: the owner's files in place of ours, and the owner's accent. */
export type ShareArt = { ownFiles: OwnFiles; metal?: string | undefined };

export const ours: ShareArt = { ownFiles: new Map() };
