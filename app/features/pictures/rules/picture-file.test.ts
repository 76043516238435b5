import sharp from "sharp";
import { expect, test } from "vitest";
import { chunk, withChunks } from "#test/own-pictures/file-parts.ts";
import { readPictureKind, saysItMoves } from "./picture-file.ts";

const mpeg = (...[major = "", ...others]: string[]) => {
  const brands = `ftyp${major}\0\0\0\0${others.join("")}`;
  return `\0\0\0${String.fromCharCode(brands.length + 4)}${brands}\0\0\0\u0010meta`;
};

test.each([
  ["a JPEG", "\u00ff\u00d8\u00ff\u00e0", "picture"],
  ["a PNG", "\u0089PNG\r\n\u001a\n", "picture"],
  ["an AVIF", mpeg("avif", "avif", "mif1", "miaf"), "picture"],
  ["an AVIF of the general brand", mpeg("mif1", "mif1", "avif", "miaf"), "picture"],
  ["an AVIF that moves", mpeg("avis", "avis", "msf1"), "picture"],
  ["the general brand alone", mpeg("mif1"), "picture"],
  // source: iPhones since iOS 11
  ["a photo of an iPhone", mpeg("heic", "mif1", "heic"), "heic"],
  // source: iPhones since iOS 15, with a map of brightness
  ["a photo of a newer iPhone", mpeg("heic", "mif1", "MiHB", "miaf", "MiHE", "heic"), "heic"],
  // source: Nokia's HEIF library
  ["HEIC of the general brand", mpeg("mif1", "mif1", "heic"), "heic"],
  ["a burst of photos", mpeg("msf1", "msf1", "hevc"), "heic"],
  ["HEIC with deep colours", mpeg("heix", "mif1", "heix"), "heic"],
  ["a film", mpeg("mp42", "mp42", "isom"), "wrong kind"],
  ["a box that says it is longer than it is", "\0\0\0\u00ffftypheic", "heic"],
  ["a box that says it is shorter", "\0\0\0\0ftypisom\0\0\0\0heic", "wrong kind"],
  ["words", "heic", "wrong kind"],
  ["nothing", "", "wrong kind"],
])("%s is told by its first bytes", (_, bytes, kind) => {
  expect(readPictureKind(Buffer.from(bytes, "latin1"))).toBe(kind);
});

/** Frames of 20 × 20 pixels, one red and one green. */
const frames = (count: number) => {
  const pixels = Buffer.alloc(count * 400 * 3, Buffer.from([200, 0, 0]));
  pixels.fill(Buffer.from([0, 200, 0]), 0, 1200);
  return sharp(pixels, { raw: { width: 20, height: 20 * count, channels: 3, pageHeight: 20 } });
};
const png = await frames(1).png().toBuffer();

test.each<[string, ReturnType<typeof frames> | Buffer, boolean]>([
  ["a GIF that repeats its frames", frames(2).gif({ loop: 0 }), true],
  ["a GIF that shows them once", frames(2).gif({ loop: 1, delay: [80, 80] }), true],
  ["a GIF of one", frames(1).gif(), false],
  ["a WebP of two frames", frames(2).webp(), true],
  ["a WebP of one", frames(1).webp(), false],
  ["a WebP with a colour profile", frames(1).withIccProfile("p3").webp(), false],
  ["a PNG that moves", withChunks(png, chunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))), true],
  ["a PNG", png, false],
  ["an AVIF that moves", Buffer.from(mpeg("avis", "avis", "msf1"), "latin1"), true],
  ["an AVIF", frames(1).avif({ effort: 0 }), false],
  ["a JPEG", frames(1).jpeg(), false],
])("whether it is an animation is told of %s", async (_, picture, moves) => {
  expect(saysItMoves(Buffer.isBuffer(picture) ? picture : await picture.toBuffer())).toBe(moves);
});
