import type { OwnFile, OwnFiles } from "#platform/http/server/own-files.ts";
import {
  makeFileRepresentation,
  makeRepresentation,
  type Representation,
} from "#platform/http/server/representation.ts";
import type { Header } from "#platform/http/server/security-headers.ts";
import { forAYear, isCompressible, type StaticFiles, typeOfFile } from "#platform/http/server/static-files.ts";

type Deps = { files: StaticFiles; ownFiles: () => OwnFiles; headers: Header[] };

/** Revalidated on each use, because the owner may change the file. */
const revalidated = "public, max-age=0, must-revalidate";
const versionMark = "?v=";

/** Serves the owner's files in place of those of the build. */
export function withOwnFiles({ files, ownFiles, headers }: Deps): StaticFiles {
  const made = new WeakMap<OwnFile, { lasting: Representation; revalidated: Representation }>();
  function represent(file: OwnFile, cacheControl: string): Representation {
    const own: Header[] = [["Content-Type", typeOfFile(file.type) ?? ""], ["Cache-Control", cacheControl], ...headers];
    const body = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
    if (!isCompressible(file.type)) return makeFileRepresentation(own, body, {});
    return makeRepresentation(200, [...own, ["Vary", "Accept-Encoding"]], body, "smallest");
  }
  function bothOf(file: OwnFile) {
    const both = made.get(file) ?? { lasting: represent(file, forAYear), revalidated: represent(file, revalidated) };
    made.set(file, both);
    return both;
  }
  return {
    set: (address, file) => files.set(address, file),
    has: (pathname) => files.has(pathname) || ownFiles().has(pathname),
    get(address) {
      const own = ownFiles();
      if (own.size === 0) return files.get(address);
      const mark = address.indexOf(versionMark);
      const file = own.get(mark === -1 ? address : address.slice(0, mark));
      if (!file) return files.get(address);
      if (mark === -1) return bothOf(file).revalidated;
      return address.slice(mark + versionMark.length) === file.version ? bothOf(file).lasting : undefined;
    },
  };
}
