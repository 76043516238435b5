import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A file that is sent as a picture or as a mark: the problems that it may be refused with; harmless without one. */
export type Hostile = { name: string; bytes: Uint8Array; refused?: string[] };

const text = (words: string) => Buffer.from(words);

/** A chunk of a PNG. */
function chunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([text(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG that says it has this size, with these bytes after decompression. */
function png(width: number, height: number, data: Uint8Array, more: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const parts = [chunk("IHDR", head), ...more, chunk("IDAT", deflateSync(data)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** A GIF of many frames that are each as large as a GIF can be. */
function gif(frames: number, side: number): Buffer {
  const size = [side & 255, side >> 8, side & 255, side >> 8];
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x4c, 1, 0]);
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  const head = Buffer.concat([text("GIF89a"), Buffer.from([...size, 0x80, 0, 0]), colours]);
  return Buffer.concat([head, ...Array(frames).fill(frame), Buffer.from([0x3b])]);
}

const profile = (name: string, size: number) =>
  chunk("iCCP", Buffer.concat([text(`${name}\0\0`), deflateSync(Buffer.alloc(size))]));

/** Pictures that are sent for a place of 1200 × 750. */
export async function hostilePictures(): Promise<Hostile[]> {
  const photo = sharp({ create: { width: 1300, height: 900, channels: 3, background: "#7a2233" } });
  const jpeg = await photo.clone().jpeg().toBuffer();
  const good = await photo.clone().png().toBuffer();
  const webp = await photo.clone().webp().toBuffer();
  const avif = await photo.clone().avif({ effort: 0 }).toBuffer();
  const tagged = await photo
    .clone()
    .jpeg()
    .withExif({ IFD0: { Artist: "<script>alert(1)</script>" } })
    .toBuffer();
  const wrong = ["wrong kind"];
  const broken = ["unreadable"];
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  const flipped = Buffer.from(jpeg).fill(0xff, 700, 1400);
  return [
    { name: "no bytes", bytes: Buffer.alloc(0), refused: ["none"] },
    { name: "one byte", bytes: text("G"), refused: wrong },
    { name: "only zeros", bytes: Buffer.alloc(5000), refused: wrong },
    { name: "a page called a picture", bytes: text("<!doctype html><script>alert(1)</script>"), refused: wrong },
    { name: "a drawing called a photograph", bytes: text('<svg xmlns="http://www.w3.org/2000/svg"/>'), refused: wrong },
    { name: "a drawing after a mark of byte order", bytes: text("\ufeff<svg/>"), refused: wrong },
    { name: "a PDF", bytes: text("%PDF-1.7\n%"), refused: wrong },
    { name: "PostScript", bytes: text("%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file"), refused: wrong },
    {
      name: "commands of a drawing program",
      bytes: text("push graphic-context\nfill 'url(https://evil/)'"),
      refused: wrong,
    },
    { name: "a program", bytes: text("MZ\u0090\0"), refused: wrong },
    { name: "an archive", bytes: text("PK\u0003\u0004"), refused: wrong },
    { name: "a TIFF", bytes: text("II*\0\b\0\0\0"), refused: wrong },
    { name: "a bitmap", bytes: text("BM\u0000\u0000"), refused: wrong },
    { name: "a table of numbers", bytes: text("#vips2ppm\n1 1\n1"), refused: wrong },
    { name: "a playlist", bytes: text("#EXTM3U\nfile:///etc/passwd"), refused: wrong },
    { name: "HEIC of another brand", bytes: text("\0\0\0\u0018ftypheic\0\0\0\0heic"), refused: wrong },
    { name: "the beginning of a JPEG alone", bytes: Buffer.from([0xff, 0xd8, 0xff]), refused: broken },
    { name: "the beginning of a PNG alone", bytes: signature, refused: broken },
    { name: "the beginning of a GIF alone", bytes: text("GIF89a"), refused: broken },
    { name: "a GIF that is a script", bytes: text("GIF89a=1;alert(1)//"), refused: broken },
    { name: "a GIF that hides a script", bytes: text("GIF89a/*\0\0*/=1;alert(document.cookie)"), refused: broken },
    {
      name: "a WebP that says it has more than it has",
      bytes: Buffer.from("RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8 ", "latin1"),
      refused: broken,
    },
    { name: "half a JPEG", bytes: cut(jpeg, 0.5), refused: broken },
    { name: "half a PNG", bytes: cut(good, 0.5), refused: broken },
    { name: "half a WebP", bytes: cut(webp, 0.5), refused: broken },
    { name: "half an AVIF", bytes: cut(avif, 0.5), refused: broken },
    { name: "a JPEG with other bytes inside", bytes: flipped, refused: [...broken, ""] },
    {
      name: "a bomb of a hundred million pixels and more",
      bytes: png(20_000, 20_000, Buffer.alloc(100)),
      refused: ["too many pixels"],
    },
    {
      name: "the largest PNG that can be said",
      bytes: png(2 ** 31 - 1, 2 ** 31 - 1, Buffer.alloc(10)),
      refused: [...broken, "too many pixels"],
    },
    { name: "a PNG of no size", bytes: png(0, 0, Buffer.alloc(10)), refused: broken },
    {
      name: "a PNG with more data than it has room for",
      bytes: png(1300, 900, Buffer.alloc(60_000_000)),
      refused: [...broken, "too heavy", ""],
    },
    { name: "a PNG with too little data", bytes: png(1300, 900, Buffer.alloc(1000)), refused: broken },
    {
      name: "a line of a million pixels",
      bytes: png(1_000_000, 1, Buffer.alloc(4_000_001)),
      refused: [...broken, "too small"],
    },
    { name: "a dot", bytes: await photo.clone().resize(1, 1).png().toBuffer(), refused: ["too small"] },
    { name: "a small picture", bytes: await photo.clone().resize(700).png().toBuffer(), refused: ["too small"] },
    {
      name: "a bomb whose decoder takes 800 MB",
      bytes: readFileSync("test/fixtures/bomb.avif"),
      refused: [...broken, "too heavy", "too small", ""],
    },
    { name: "a GIF of ten thousand large frames", bytes: gif(10_000, 60_000), refused: [...broken, "too many pixels"] },
    {
      name: "a colour profile that is a bomb",
      bytes: Buffer.concat([good.subarray(0, 33), profile("bomb", 80_000_000), good.subarray(33)]),
      refused: [...broken, ""],
    },
    {
      name: "a thousand comments that are bombs",
      bytes: Buffer.concat([
        good.subarray(0, 33),
        ...Array(1000).fill(chunk("zTXt", Buffer.concat([text("a\0\0"), deflateSync(Buffer.alloc(100_000))]))),
        good.subarray(33),
      ]),
      refused: [...broken, ""],
    },
    {
      name: "a broken colour profile",
      bytes: Buffer.concat([good.subarray(0, 33), profile("none", 10), good.subarray(33)]),
      refused: [...broken, ""],
    },
    { name: "a PNG with a page behind it", bytes: Buffer.concat([good, text("<script>alert(1)</script>")]) },
    { name: "a JPEG with a page behind it", bytes: Buffer.concat([jpeg, text("<?php system($_GET[0]) ?><script>")]) },
    { name: "a JPEG with an archive behind it", bytes: Buffer.concat([jpeg, text("PK\u0003\u0004evil.jar")]) },
    { name: "a JPEG with a script in its data", bytes: tagged },
    {
      name: "a PNG with a script in a comment",
      bytes: Buffer.concat([
        good.subarray(0, 33),
        chunk("tEXt", text("Comment\0<script>alert(1)</script>")),
        good.subarray(33),
      ]),
    },
  ];
}

const svg = (inside: string, more = "") =>
  text(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${more}>${inside}</svg>`,
  );
const shape = '<path d="M0 0h9v9z"/>';
const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`).join(
  "",
);

/** Marks. Those that are taken must have lost what they came with. */
export async function hostileMarks(): Promise<Hostile[]> {
  const good = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#7a2233" } })
    .png()
    .toBuffer();
  const clear = await sharp({
    create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const tied = ["not shapes"];
  const broken = ["unreadable"];
  const wrong = ["wrong kind"];
  return [
    { name: "no bytes", bytes: Buffer.alloc(0), refused: ["none"] },
    { name: "a photograph", bytes: await sharp(good).jpeg().toBuffer(), refused: wrong },
    { name: "a GIF that is a script", bytes: text("GIF89a=1;alert(1)//"), refused: wrong },
    { name: "a page", bytes: text("<!doctype html><script>alert(1)</script>"), refused: wrong },
    { name: "a compressed drawing", bytes: Buffer.from([0x1f, 0x8b, 8, 0]), refused: wrong },
    { name: "a drawing in UTF-16", bytes: Buffer.from(`\ufeff${svg(shape)}`, "utf16le"), refused: wrong },
    { name: "half a PNG", bytes: good.subarray(0, 60), refused: broken },
    { name: "a PNG bomb", bytes: png(10_000, 10_000, Buffer.alloc(100)), refused: ["too many pixels"] },
    { name: "a clear PNG", bytes: clear, refused: ["empty"] },
    { name: "an empty drawing", bytes: svg(""), refused: ["empty"] },
    { name: "a drawing of no size", bytes: text("<svg><path d='M0 0h9v9z'/></svg>"), refused: broken },
    { name: "a drawing of copies", bytes: svg('<g id="a"><use href="#a"/></g>'), refused: tied },
    {
      name: "copies of another site's drawing",
      bytes: svg('<use xlink:href="https://evil.example/a.svg#a"/>'),
      refused: tied,
    },
    {
      name: "a picture of another site",
      bytes: svg('<image href="https://evil.example/a.png" width="9" height="9"/>'),
      refused: tied,
    },
    {
      name: "a file of the server",
      bytes: svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
      refused: tied,
    },
    {
      name: "a page in a drawing",
      bytes: svg('<foreignObject><iframe src="https://evil.example"/></foreignObject>'),
      refused: tied,
    },
    { name: "ten thousand parts", bytes: svg("<g/>".repeat(10_000)), refused: broken },
    { name: "a nesting without end", bytes: svg("<g>".repeat(5000)), refused: broken },
    {
      name: "a drawing of a megabyte",
      bytes: svg(`<path d="${"M0 0h9".repeat(200_000)}"/>`),
      refused: [...broken, ...wrong],
    },
    {
      name: "a billion laughs",
      bytes: text(`<!DOCTYPE svg [<!ENTITY a0 "evil">${laughs}]>${svg(`${shape}<desc>&a9;</desc>`)}`),
    },
    {
      name: "an entity of the server's files",
      bytes: text(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg(`${shape}&a;`)}`),
    },
    { name: "a foreign document type", bytes: text(`<!DOCTYPE svg SYSTEM "https://evil.example/a.dtd">${svg(shape)}`) },
    { name: "a foreign style sheet", bytes: text(`<?xml-stylesheet href="https://evil.example/a.css"?>${svg(shape)}`) },
    { name: "a script", bytes: svg(`<script>alert(1)</script>${shape}`) },
    { name: "a script in character data", bytes: svg(`<script><![CDATA[alert(1)]]></script>${shape}`) },
    { name: "a handler", bytes: svg(shape, 'onload="alert(1)"') },
    { name: "a handler of an animation", bytes: svg(`<animate onbegin="alert(1)" attributeName="x"/>${shape}`) },
    { name: "a changing link", bytes: svg(`<set attributeName="href" to="javascript:alert(1)"/>${shape}`) },
    { name: "an import of styles", bytes: svg(`<style>@import "https://evil.example/a.css";</style>${shape}`) },
    { name: "a foreign font", bytes: svg(`<style>@font-face{src:url(https://evil.example/a)}</style>${shape}`) },
    { name: "a foreign fill", bytes: svg('<path d="M0 0h9v9z" fill="url(https://evil.example/a#b)"/>') },
    { name: "a foreign filter", bytes: svg('<path d="M0 0h9v9z" filter="url(//evil.example/a#b)"/>') },
    { name: "a style that calls out", bytes: svg('<path d="M0 0h9v9z" style="mask:url(//evil.example/a)"/>') },
    { name: "a link to a script", bytes: svg(`<a href="javascript:alert(1)">${shape}</a>${shape}`) },
    { name: "a PNG with a page behind it", bytes: Buffer.concat([good, text("<script>alert(1)</script>")]) },
  ];
}
