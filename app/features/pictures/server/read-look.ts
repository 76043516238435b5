import type { Look } from "#facts/look.ts";
import { readOnPage } from "#features/frame/pictures-on-page.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { OwnFile, OwnFiles } from "#platform/http/server/own-files.ts";
import { type LookVersion, readLookFiles, readLooks } from "./looks.ts";
import { findMedia } from "./media.ts";

export type ReadLook = { look: Look | undefined; files: OwnFiles };

export const noLook: ReadLook = { look: undefined, files: new Map() };

/** Reads what the owner put in place of the defaults. Bytes that `known` has are not read again. */
export async function readLook(db: Db, known: OwnFiles): Promise<ReadLook> {
  const looks = await readLooks(db);
  if (looks.length === 0) return noLook;
  const ids = looks.map(({ id }) => id);
  const unordered = await readLookFiles(db, ids);
  // By name: icons of a mark win over those in the accent colour.
  const rows = unordered.sort((one, other) => ids.indexOf(one.version_id) - ids.indexOf(other.version_id));
  const files = new Map<string, OwnFile>();
  for (const { version_id, address, type, hash } of rows) {
    const before = known.get(address);
    const bytes = before?.hash === hash ? before.bytes : (await findMedia(db, hash))?.bytes;
    if (bytes) files.set(address, { hash, type, bytes, version: version_id });
  }
  return { look: lookOf(looks), files };
}

/** All other names are those of pictures. */
const others = new Set(["mark", "seal", "accent"]);

const lookOf = (looks: LookVersion[]): Look => ({
  pictures: Object.fromEntries(
    looks
      .filter(({ name }) => !others.has(name))
      .map(({ id, name, details }) => [name, pictureOf(id, name, JSON.parse(details))]),
  ),
  ...Object.fromEntries(
    looks
      .filter(({ name }) => others.has(name))
      .map(({ id, name, details }) => [name, { ...JSON.parse(details), version: id }]),
  ),
  drawing: looks.map(({ id }) => id).join(" "),
});

const pictureOf = (version: string, name: string, { alt, colour, focus, dimming }: Look["pictures"][string]) => ({
  ...{ version, alt, colour, focus },
  ...(dimming && { dimming }),
  ...(readOnPage(name) && { file: name }),
});
