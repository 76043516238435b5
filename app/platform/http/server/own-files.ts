/** A file of the owner's that is sent in place of a default one. */
export type OwnFile = { hash: string; type: string; bytes: Uint8Array<ArrayBuffer>; version: string };

/** By their addresses. */
export type OwnFiles = ReadonlyMap<string, OwnFile>;
