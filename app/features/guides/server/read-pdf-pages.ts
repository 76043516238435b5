import { inflateSync } from "node:zlib";

export type PdfObject = { dictionary: string; stream?: Buffer | undefined };
export type PdfObjects = Map<string, PdfObject>;

const streamStart = "\nstream\n";

/** Objects by number; a later one replaces an earlier, as in an incremental update. */
export function readPdfObjects(file: Buffer): PdfObjects {
  const text = file.toString("latin1");
  const objects: PdfObjects = new Map();
  const start = /(?:^|\n)(\d+) 0 obj\n/g;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = start.lastIndex;
    const end = text.indexOf("endobj", from);
    const streamAt = text.indexOf(streamStart, from);
    const hasStream = streamAt > -1 && streamAt < end;
    const dictionary = text.slice(from, hasStream ? streamAt : end);
    const dataAt = streamAt + streamStart.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const stream = hasStream ? file.subarray(dataAt, dataAt + length) : undefined;
    objects.set(found[1] as string, { dictionary, stream });
    if (hasStream) start.lastIndex = dataAt + length;
  }
  return objects;
}

const inflated = ({ stream }: PdfObject) => (stream ? inflateSync(stream).toString("latin1") : "");

/** The object that `/Key 12 0 R` refers to. */
export function followPdf(objects: PdfObjects, dictionary: string, key: string): PdfObject {
  const at = dictionary.indexOf(`/${key} `);
  const number = at < 0 ? undefined : /^\d+(?= 0 R)/.exec(dictionary.slice(at + key.length + 2))?.[0];
  return objects.get(number ?? "") ?? { dictionary: "" };
}

/** The characters of each glyph number, from a font's ToUnicode table: ranges, one a line. */
function readGlyphs(table: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const line of table.split("\n").filter((each) => each.includes("["))) {
    const first = Number.parseInt(line.slice(1, line.indexOf(">")), 16);
    for (const [index, [, codes = ""]] of [...line.slice(line.indexOf("[")).matchAll(/<([\w ]+)>/g)].entries()) {
      const characters = codes.split(" ").map((code) => String.fromCodePoint(Number.parseInt(code, 16)));
      glyphs.set((first + index).toString(16).padStart(4, "0"), characters.join(""));
    }
  }
  return glyphs;
}

function readPage(objects: PdfObjects, { dictionary }: PdfObject): string {
  const resources = followPdf(objects, dictionary, "Resources").dictionary;
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = "", number = ""] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objects.get(number)?.dictionary ?? "";
    fonts.set(name, readGlyphs(inflated(followPdf(objects, font, "ToUnicode"))));
  }
  let glyphs = new Map<string, string>();
  const shown: string[] = [];
  for (const line of inflated(followPdf(objects, dictionary, "Contents")).split("\n")) {
    if (line.endsWith(" Tf")) glyphs = fonts.get(line.slice(1, line.indexOf(" "))) ?? glyphs;
    if (!line.endsWith("] TJ")) continue;
    const codes = [...line.matchAll(/<(\w+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
    shown.push(codes.map((code) => glyphs.get(code) ?? "").join(""));
  }
  return shown.join(" ").replace(/\s+/g, " ");
}

/** The text of each page of a PDF of React-PDF: plain objects, deflated streams, fonts with ToUnicode. */
export const readPdfPages = (objects: PdfObjects): string[] =>
  [...objects.values()]
    .filter(({ dictionary }) => dictionary.includes("/Type /Page\n"))
    .map((page) => readPage(objects, page));
