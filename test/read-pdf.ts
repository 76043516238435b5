import { inflateSync } from "node:zlib";

type PdfObject = { dictionary: string; stream?: Buffer };
type Objects = Map<string, PdfObject>;

/** A PDF of React-PDF as a reader parses it: plain objects, deflated streams, fonts with ToUnicode. */
export type ReadPdf = {
  pages: string[];
  info: Record<string, string>;
  language: string | undefined;
  bookmarks: string[];
  addresses: string[];
};

/** Objects by number; a later one replaces an earlier, as in an incremental update. */
function readObjects(file: Buffer): Objects {
  const text = file.toString("latin1");
  const objects: Objects = new Map();
  const start = /(?:^|\n)(\d+) 0 obj\n/g;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = start.lastIndex;
    const end = text.indexOf("endobj", from);
    const streamAt = text.indexOf("\nstream\n", from);
    const hasStream = streamAt > -1 && streamAt < end;
    const dictionary = text.slice(from, hasStream ? streamAt : end);
    const dataAt = streamAt + "\nstream\n".length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const stream = hasStream ? file.subarray(dataAt, dataAt + length) : undefined;
    objects.set(found[1] as string, { dictionary, stream });
    if (hasStream) start.lastIndex = dataAt + length;
  }
  return objects;
}

const inflated = ({ stream }: PdfObject) => (stream ? inflateSync(stream).toString("latin1") : "");

/** The object that `/Key 12 0 R` refers to. */
function follow(objects: Objects, dictionary: string, key: string): PdfObject {
  const number = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];
  return objects.get(number ?? "") ?? { dictionary: "" };
}

function readString(written: string): string {
  const inner = /\(((?:\\[\s\S]|[^\\)])*)\)/.exec(written)?.[1] ?? "";
  const raw = inner.replace(/\\([\s\S])/g, (_, sign: string) => ({ n: "\n", r: "\r", t: "\t" })[sign] ?? sign);
  if (!raw.startsWith("\u00fe\u00ff")) return raw;
  return Buffer.from(raw.slice(2), "latin1").swap16().toString("utf16le");
}

/** The characters of each glyph number, from a font's ToUnicode table. */
function readGlyphs(table: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = "0", list = ""] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [index, [, codes = ""]] of [...list.matchAll(/<([\w ]+)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
      const characters = codes.split(" ").map((code) => String.fromCodePoint(Number.parseInt(code, 16)));
      glyphs.set(glyph, characters.join(""));
    }
  }
  return glyphs;
}

function readPage(objects: Objects, { dictionary }: PdfObject): string {
  const resources = follow(objects, dictionary, "Resources").dictionary;
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = "", number = ""] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objects.get(number)?.dictionary ?? "";
    fonts.set(name, readGlyphs(inflated(follow(objects, font, "ToUnicode"))));
  }
  let glyphs = new Map<string, string>();
  const lines: string[] = [];
  for (const [, font, shown] of inflated(follow(objects, dictionary, "Contents")).matchAll(
    /\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g,
  )) {
    if (font) glyphs = fonts.get(font) ?? glyphs;
    const codes = [...(shown ?? "").matchAll(/<(\w+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
    lines.push(codes.map((code) => glyphs.get(code) ?? "").join(""));
  }
  return lines.join(" ").replace(/\s+/g, " ");
}

export function readPdf(file: Buffer): ReadPdf {
  const objects = readObjects(file);
  const all = [...objects.values()];
  const trailer = file.subarray(file.lastIndexOf("trailer")).toString("latin1");
  const info = follow(objects, trailer, "Info").dictionary;
  const infoOf = (key: string) =>
    readString(follow(objects, info, key).dictionary || (new RegExp(`/${key} (\\(.*)`).exec(info)?.[1] ?? ""));
  const root = follow(objects, trailer, "Root").dictionary;
  return {
    pages: all.filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary)).map((page) => readPage(objects, page)),
    info: { Title: infoOf("Title"), Author: infoOf("Author") },
    language: /\/Lang \(([^)]*)\)/.exec(root)?.[1],
    bookmarks: all
      .filter(({ dictionary }) => dictionary.includes("/Dest [") && dictionary.includes("/Title ("))
      .map(({ dictionary }) => readString(dictionary.slice(dictionary.indexOf("/Title ")))),
    addresses: all.flatMap(({ dictionary }) => /\/S \/URI\n\/URI \(([^)]*)\)/.exec(dictionary)?.[1] ?? []),
  };
}
