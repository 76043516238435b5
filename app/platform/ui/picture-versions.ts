import type { InPlace } from "./own-pictures.ts";

/** Decorative pictures need their versions only; undefined if all are default. */
export function pictureVersions(pictures: Readonly<Record<string, InPlace>>) {
  const versions = Object.entries(pictures).map(([name, { version, file }]) => [name, { version, file }]);
  return versions.length > 0 ? Object.fromEntries(versions) : undefined;
}
