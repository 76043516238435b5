import { readFileSync } from "node:fs";
import sharp from "sharp";
import {
  binary,
  chunk,
  colourProfile,
  fromRows,
  gif,
  type Hostile,
  patched,
  png,
  scans,
  segment,
  text,
  withChunks,
  withSegments,
} from "./file-parts.ts";

const script = "<script>alert(1)</script>";
const wrong = "wrong kind";
const broken = "unreadable";
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a2233" } });

/** Pictures that are sent for a place of 1200 × 750. */
export async function hostilePictures(): Promise<Hostile[]> {
  const photo = solid(1300, 900);
  const jpeg = await photo.clone().jpeg().toBuffer();
  const good = await photo.clone().png().toBuffer();
  const webp = await photo.clone().webp().toBuffer();
  const avif = await photo.clone().avif({ effort: 0 }).toBuffer();
  const moving = sharp(await solid(1300, 2700).raw().toBuffer(), {
    raw: { width: 1300, height: 2700, channels: 3, pageHeight: 900 },
  });
  const { icc = Buffer.alloc(200) } = await sharp(
    await photo.clone().jpeg().withIccProfile("p3").toBuffer(),
  ).metadata();
  const boxed = Buffer.from(icc);
  for (const at of [48, 52, 80]) boxed.write("evil", at, "latin1");
  const comment = chunk("tEXt", text(`Comment\0${script}`));
  return [
    ...fromRows(otherKinds()),
    ...fromRows([
      ["the beginning of a JPEG alone", Buffer.from([0xff, 0xd8, 0xff]), broken],
      ["a GIF that is a script", "GIF89a=1;alert(1)//", broken],
      ["a WebP that says it has more than it has", binary("RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8 "), broken],
      ["HEIC under the name of AVIF", patched(avif, "av01", -4, [...text("hvc1")]), broken],
      ["half a JPEG", cut(jpeg, 0.5), broken],
      ["half an AVIF", cut(avif, 0.5), broken],
      ["a JPEG with other bytes inside", Buffer.from(jpeg).fill(0xff, 700, 1400), broken, ""],
      ["a PNG with a wrong sum", patched(good, "IHDR", 13, [0, 0, 0, 0]), broken],
      ["a PNG without a palette for its colours", png(1300, 900, Buffer.alloc(1_170_900), { colours: 3 }), broken, ""],
      ["a PNG with too little data", png(1300, 900, Buffer.alloc(1000)), broken],
    ]),
    ...fromRows(bombs(good, jpeg, avif)),
    ...fromRows([
      ["a small picture", await solid(700, 500).png().toBuffer(), "too small"],
      ["a broken colour profile", withChunks(good, colourProfile("none", Buffer.alloc(10))), broken, ""],
      ["a GIF that moves", await moving.clone().gif().toBuffer()],
      ["a PNG that says it moves", withChunks(good, chunk("acTL", Buffer.from([0, 0, 255, 255, 0, 0, 0, 0])))],
      ["a PNG with a page behind it", Buffer.concat([good, text(script)])],
      ["a JPEG with a page behind it", Buffer.concat([jpeg, text("<?php system($_GET[0]) ?><script>")])],
      ["a JPEG that is a PDF too", withSegments(jpeg, segment(0xfe, text("%PDF-1.7\n1 0 obj<</JS(alert(1))>>")))],
      ["a WebP with a script behind it", Buffer.concat([webp, text(script)])],
      ["an AVIF with a page behind it", Buffer.concat([avif, text(`\0\0\0\u0021free${script}`)])],
      ["a PNG with a script in a comment", withChunks(good, comment)],
      ["a colour profile of somebody's", withChunks(good, colourProfile("evil", boxed))],
      [
        "a JPEG with a script in its data",
        await photo
          .clone()
          .jpeg()
          .withExif({ IFD0: { Artist: script } })
          .toBuffer(),
      ],
      [
        "a JPEG that says where it was taken",
        await photo
          .clone()
          .jpeg()
          .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1", GPSAreaInformation: "evil" } })
          .toBuffer(),
      ],
      ["a JPEG with a script in its description", await photo.clone().jpeg().withXmp(`<x>${script}</x>`).toBuffer()],
      [
        "data that go round in a circle",
        withSegments(jpeg, segment(0xe1, binary("Exif\0\0II*\0\b\0\0\0\0\0\b\0\0\0"))),
      ],
    ]),
  ];
}

/** Files whose first bytes are of none of the accepted formats. */
const otherKinds = (): Parameters<typeof fromRows>[0] => [
  ["no bytes", "", "none"],
  ["only zeros", Buffer.alloc(5000), wrong],
  ["a page called a picture", `<!doctype html>${script}`, wrong],
  ["a drawing called a photograph", '<svg xmlns="http://www.w3.org/2000/svg"/>', wrong],
  ["a PDF", "%PDF-1.7\n%", wrong],
  ["PostScript", "%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file", wrong],
  ["a TIFF", "II*\0\b\0\0\0", wrong],
  ["a playlist", "#EXTM3U\nfile:///etc/passwd", wrong],
  ["a photo of an iPhone", binary("\0\0\0\u0018ftypheic\0\0\0\0heic"), "heic"],
];

/** Pictures that would take far more memory or time than their bytes say. */
const bombs = (good: Buffer, jpeg: Buffer, avif: Buffer): Parameters<typeof fromRows>[0] => [
  ["a bomb of a hundred million pixels and more", png(20_000, 20_000, Buffer.alloc(100)), "too many pixels"],
  ["the largest PNG that can be said", png(2 ** 31 - 1, 2 ** 31 - 1, Buffer.alloc(10)), broken, "too many pixels"],
  ["the largest JPEG that can be said", patched(jpeg, "\xff\xc0", 3, [255, 220, 255, 220]), broken, "too many pixels"],
  [
    "the largest AVIF that can be said",
    patched(avif, "ispe", 4, [0, 0, 255, 255, 0, 0, 255, 255]),
    broken,
    "too many pixels",
  ],
  [
    "a PNG with more data than it has room for",
    () => png(1300, 900, Buffer.alloc(60_000_000)),
    broken,
    "too heavy",
    "",
  ],
  [
    "an interlaced PNG of deep colours that is read as a whole",
    () => png(9000, 9000, Buffer.alloc(648_100_000), { depth: 16, interlace: 1 }),
    broken,
    "too heavy",
    "",
  ],
  ["a line of a million pixels", () => png(1_000_000, 1, Buffer.alloc(4_000_001)), broken, "too small"],
  ["a JPEG of twenty thousand scans", scans(1300, 900, 20_000), broken, "too heavy", ""],
  ["a bomb whose decoder takes 800 MB", readFileSync("test/fixtures/bomb.avif"), broken, "too heavy", "too small", ""],
  ["a GIF of ten thousand large frames", gif(10_000, 60_000), broken, "too many pixels"],
  [
    "a colour profile that is a bomb",
    () => withChunks(good, colourProfile("bomb", Buffer.alloc(80_000_000))),
    broken,
    "",
  ],
  [
    "a thousand comments that are bombs",
    withChunks(good, ...Array(1000).fill(chunk("zTXt", colourProfile("a", Buffer.alloc(100_000)).subarray(8, -4)))),
    broken,
    "",
  ],
];
