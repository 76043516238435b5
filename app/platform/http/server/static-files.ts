import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { linkToSite } from "./link-to-site.ts";
import { makeFileRepresentation, makeRepresentation, type Representation } from "./representation.ts";
import { type Header, hiddenFromSearch } from "./security-headers.ts";

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const compressible = new Set([".css", ".ico", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

export const isCompressible = (ending: string) => compressible.has(`.${ending}`);

/** The media type of files with this ending. */
export const typeOfFile = (ending: string) => contentTypes[`.${ending}`];

/** Files here have a content hash in their name. */
const hashedFolder = "/assets/";
export const forAYear = "public, max-age=31536000, immutable";
export const forADay = "public, max-age=86400, stale-while-revalidate=604800";

/** Guides, given for an e-mail address: not indexed, and revalidated because the owner's words change them. */
const guideFolder = "/downloads/";
const untilChanged = "public, max-age=0, s-maxage=60";

/** Files by their addresses. */
export type StaticFiles = {
  has: (pathname: string) => boolean;
  /** `address` may have a version: a file of that version never changes. */
  get: (address: string) => Representation | undefined;
  /** Replaces a file of the build. */
  set: (address: string, file: Representation) => void;
};

type FileDeps = { siteUrl: string; common: Header[]; policy: string };

/** Every file of the client build, in memory with its compressed versions. Its answer is made when it is asked for. */
export function loadStaticFiles({ folder, ...deps }: FileDeps & { folder: string }): StaticFiles {
  const files = new Map(readFiles(folder).map((file) => [file.address, file]));
  const made = new Map<string, Representation>();
  return {
    has: (address) => files.has(address) || made.has(address),
    set: (address, answer) => made.set(address, answer),
    get(address) {
      const file = files.get(address);
      if (file && !made.has(address)) made.set(address, represent(file, deps));
      return made.get(address);
    },
  };
}

function cachingOf(address: string): string {
  if (address.startsWith(hashedFolder)) return forAYear;
  return address.startsWith(guideFolder) ? untilChanged : forADay;
}

/** Our pictures are in articles and mails, which others show on their pages. */
export const shownElsewhere = (common: Header[]): Header[] => {
  const name = "Cross-Origin-Resource-Policy";
  return [...common.filter(([each]) => each !== name), [name, "cross-origin"]];
};

type ClientFile = { address: string; ending: string; type: string; body: Buffer; br?: Buffer; gzip?: Buffer };

const filesOf = new Map<string, ClientFile[]>();

/** Reads the files of a folder once; sites that one process starts one after another share them. */
function readFiles(folder: string): ClientFile[] {
  const files = filesOf.get(folder) ?? listFiles(folder).flatMap((path) => readFile(folder, path));
  filesOf.set(folder, files);
  return files;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function readFile(folder: string, path: string): ClientFile[] {
  const ending = extname(path);
  const type = contentTypes[ending];
  if (!type) return [];
  const address = `/${relative(folder, path).split(sep).join("/")}`;
  const encoded = compressible.has(ending) && { br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) };
  return [{ address, ending, type, body: readFileSync(path), ...encoded }];
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

function represent({ address, type, ending, body, br, gzip }: ClientFile, { siteUrl, common, policy }: FileDeps) {
  const headers: Header[] = [
    ["Content-Type", type],
    ["Cache-Control", cachingOf(address)],
    ...(type.startsWith("image/") ? shownElsewhere(common) : common),
    ["Content-Security-Policy", policy],
    ...(address.startsWith(guideFolder) ? [hiddenFromSearch] : []),
  ];
  if (ending === ".pdf") return makeFileRepresentation(headers, linkToSite(body, siteUrl), {});
  if (!compressible.has(ending)) return makeFileRepresentation(headers, body, {});
  return makeFileRepresentation([...headers, ["Vary", "Accept-Encoding"]], body, { br, gzip });
}

const unversioned = new WeakMap<Representation, Representation>();

/** The same file, uncacheable: for a version that this instance does not know, or not yet. */
export function notKept(file: Representation): Representation {
  const headers = file.headers.map(
    ([name, value]): Header => (name === "Cache-Control" ? [name, "no-store"] : [name, value]),
  );
  const isCompressed = headers.some(([name]) => name === "Vary");
  const make = () =>
    isCompressed
      ? makeRepresentation(file.status, headers, file.identity, "smallest")
      : makeFileRepresentation(headers, file.identity, {});
  const made = unversioned.get(file) ?? make();
  unversioned.set(file, made);
  return made;
}
