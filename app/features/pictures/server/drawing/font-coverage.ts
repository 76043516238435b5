import { readFileSync } from "node:fs";

/** The code points that a font has a glyph for, from the two Unicode formats of its `cmap`. */
export function fontCoverage(file: string | URL): Set<number> {
  const bytes = readFileSync(file);
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cmap = tableStart(font, "cmap");
  const codes = new Set<number>();
  for (let record = cmap + 4; record < cmap + 4 + font.getUint16(cmap + 2) * 8; record += 8) {
    const table = cmap + font.getUint32(record + 4);
    const format = font.getUint16(table);
    if (format === 4) addSegments(font, table, codes);
    if (format === 12) addGroups(font, table, codes);
  }
  return codes;
}

function tableStart(font: DataView, name: string): number {
  const tag = Buffer.from(name).readUInt32BE();
  for (let entry = 12; entry < 12 + font.getUint16(4) * 16; entry += 16) {
    if (font.getUint32(entry) === tag) return font.getUint32(entry + 8);
  }
  throw new Error(`This font has no ${name} table.`);
}

/** Four arrays of segments: ends, starts, deltas, offsets, with two unused bytes after the first. */
function addSegments(font: DataView, table: number, codes: Set<number>) {
  const size = font.getUint16(table + 6);
  for (let index = 0; index < size; index += 2) {
    const end = font.getUint16(table + 14 + index);
    const start = font.getUint16(table + 16 + size + index);
    for (let code = start; code <= end && code < 0xffff; code += 1) codes.add(code);
  }
}

function addGroups(font: DataView, table: number, codes: Set<number>) {
  for (let group = table + 16; group < table + 16 + font.getUint32(table + 12) * 12; group += 12) {
    for (let code = font.getUint32(group); code <= font.getUint32(group + 4); code += 1) codes.add(code);
  }
}
