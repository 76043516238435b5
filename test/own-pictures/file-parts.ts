import { crc32, deflateSync } from "node:zlib";

/** A file that is sent as a picture or as a mark: the problems that it may be refused with; harmless without one. */
export type Hostile = { name: string; bytes: Uint8Array; refused?: string[] };

type Content = Uint8Array | string;

/** A row of a table: name, bytes, and what it may be refused with; nothing means that it must be taken. */
export type Row = [name: string, bytes: Content | (() => Content), ...refused: string[]];

export const fromRows = (rows: readonly Row[]): Hostile[] =>
  rows.map(([name, content, ...refused]) => ({
    name,
    /** Bombs are made when they are sent. */
    get bytes() {
      const made = typeof content === "function" ? content() : content;
      return typeof made === "string" ? text(made) : made;
    },
    ...(refused.length > 0 && { refused }),
  }));

export const text = (words: string) => Buffer.from(words);

export const binary = (words: string) => Buffer.from(words, "latin1");

function sized(bytes: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes.length);
  return size;
}

/** A chunk of a PNG. */
export function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([text(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([sized(Buffer.from(data)), body, sum]);
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Png = { depth?: number; colours?: number; interlace?: number; more?: Buffer[] };

/** A PNG that says it has this size, with these bytes after decompression. */
export function png(width: number, height: number, data: Uint8Array, how: Png = {}): Buffer {
  const { depth = 8, colours = 6, interlace = 0, more = [] } = how;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colours, 0, 0, interlace], 8);
  const parts = [chunk("IHDR", head), ...more, chunk("IDAT", deflateSync(data)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([pngSignature, ...parts]);
}

/** A PNG with more chunks after its head. */
export const withChunks = (file: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([file.subarray(0, 33), ...chunks, file.subarray(33)]);

export const colourProfile = (name: string, profile: Uint8Array) =>
  chunk("iCCP", Buffer.concat([text(`${name}\0\0`), deflateSync(profile)]));

/** A GIF of many frames that are each as large as a GIF can be. */
export function gif(frames: number, side: number): Buffer {
  const size = [side & 255, side >> 8, side & 255, side >> 8];
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x4c, 1, 0]);
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  const head = Buffer.concat([text("GIF89a"), Buffer.from([...size, 0x80, 0, 0]), colours]);
  return Buffer.concat([head, ...Array(frames).fill(frame), Buffer.from([0x3b])]);
}

/** A segment of a JPEG. */
export function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A JPEG with more segments at its beginning. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** A grey progressive JPEG that says it has this size, with the same scan again and again. */
export function scans(width: number, height: number, count: number): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const table = Buffer.from([0, 1, ...Array(15).fill(0), 0]);
  const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])), Buffer.alloc(8)]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    segment(0xc2, frame),
    segment(0xc4, table),
    ...Array(count).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** The file with the number after a word replaced. */
export function patched(file: Buffer, after: string, skip: number, bytes: readonly number[]): Buffer {
  const other = Buffer.from(file);
  other.set(bytes, other.indexOf(after, 0, "latin1") + after.length + skip);
  return other;
}
