import { followPdf, readPdfObjects, readPdfPages } from "#features/guides/server/read-pdf-pages.ts";

export type ReadPdf = {
  pages: string[];
  info: Record<string, string>;
  language: string | undefined;
  bookmarks: string[];
  addresses: string[];
};

function readString(written: string): string {
  const inner = /\(((?:\\[\s\S]|[^\\)])*)\)/.exec(written)?.[1] ?? "";
  const raw = inner.replace(/\\([\s\S])/g, (_, sign: string) => ({ n: "\n", r: "\r", t: "\t" })[sign] ?? sign);
  if (!raw.startsWith("\u00fe\u00ff")) return raw;
  return Buffer.from(raw.slice(2), "latin1").swap16().toString("utf16le");
}

/** A guide as a reader parses it. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = readPdfObjects(file);
  const all = [...objects.values()];
  const trailer = file.subarray(file.lastIndexOf("trailer")).toString("latin1");
  const info = followPdf(objects, trailer, "Info").dictionary;
  const infoOf = (key: string) =>
    readString(followPdf(objects, info, key).dictionary || (new RegExp(`/${key} (\\(.*)`).exec(info)?.[1] ?? ""));
  const root = followPdf(objects, trailer, "Root").dictionary;
  return {
    pages: readPdfPages(objects),
    info: { Title: infoOf("Title"), Author: infoOf("Author") },
    language: /\/Lang \(([^)]*)\)/.exec(root)?.[1],
    bookmarks: all
      .filter(({ dictionary }) => dictionary.includes("/Dest [") && dictionary.includes("/Title ("))
      .map(({ dictionary }) => readString(dictionary.slice(dictionary.indexOf("/Title ")))),
    addresses: all.flatMap(({ dictionary }) => /\/S \/URI\n\/URI \(([^)]*)\)/.exec(dictionary)?.[1] ?? []),
  };
}
