import { brotliCompressSync } from "node:zlib";
import type { MarkTint } from "#facts/look.ts";
import type { DrawnMark } from "./draw-mark.ts";
import { rasterSharp as sharp } from "./raster-sharp.ts";
import { judgeMark, tintMark } from "./tint-mark.ts";
import { writeIcon } from "./write-icon.ts";

export type MarkKind = "mark" | "seal";

export type MarkColours = { metal: string; ink: string; paper: string };

type MadeFile = { address: string; type: "svg" | "webp" | "png" | "ico"; bytes: Buffer };

/** The address of a mark's file, its side in pixels, and its maximum bytes. */
export type MarkPlace = { address: string; sidePx: number; maxBytes: number };

export type MadeMark = { tint: MarkTint; files: MadeFile[] };

/** Makes every file of a mark or a seal. */
export async function makeMarkFiles(
  kind: MarkKind,
  drawn: DrawnMark,
  { place, colours, wanted }: { place: MarkPlace; colours: MarkColours; wanted: MarkTint | undefined },
): Promise<MadeMark> {
  const nature = await judgeMark(drawn.png);
  const tint = wanted ?? (nature.isShape ? "metal" : "own");
  const onPages = await fitMark(drawn, place);
  if (kind === "seal") return { tint, files: [onPages] };
  const png = await tintMark(drawn.png, tint, colours.metal);
  const isDark = tint === "own" && nature.lightness < 0.35;
  return { tint, files: [onPages, ...(await makeIcons(png, isDark ? colours.paper : colours.ink))] };
}

const qualities = [80, 50, 20, 5];

/** Uses the SVG if it is small enough when compressed, else pixels. */
async function fitMark({ svg, png }: DrawnMark, { address, sidePx, maxBytes }: MarkPlace): Promise<MadeFile> {
  if (svg && brotliCompressSync(svg).length <= maxBytes) return { address, type: "svg", bytes: Buffer.from(svg) };
  let bytes = Buffer.alloc(0);
  for (const side of [sidePx, sidePx / 2, sidePx / 3])
    for (const quality of qualities) {
      const picture = sharp(png).resize(Math.round(side));
      bytes = await picture.webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer();
      if (bytes.length <= maxBytes) return { address, type: "webp", bytes };
    }
  return { address, type: "webp", bytes };
}

const pngOf = async (png: Buffer, side: number) =>
  sharp(png)
    .resize(side)
    .png({ palette: side > 64 })
    .toBuffer();

/** Draws the mark on a surface; `share` is its part of the side. */
async function onSurface(png: Buffer, surface: string, side: number, share: number): Promise<Buffer> {
  const inner = Math.round(side * share);
  const input = await sharp(png).resize(inner).png().toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: surface } })
    .composite([{ input }])
    .png({ palette: side > 64 })
    .toBuffer();
}

/** Launchers may crop the last one to a circle. */
async function makeIcons(png: Buffer, surface: string): Promise<MadeFile[]> {
  const tabs = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, data: await onSurface(png, surface, size, 0.9) })),
  );
  const drawn = (await onSurface(png, surface, 128, 0.9)).toString("base64");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${drawn}"/></svg>`;
  const icon = async (address: string, side: number, share: number): Promise<MadeFile> => ({
    address,
    type: "png",
    bytes: await onSurface(png, surface, side, share),
  });
  return [
    { address: "/favicon.ico", type: "ico", bytes: writeIcon(tabs) },
    { address: "/favicon.svg", type: "svg", bytes: Buffer.from(svg) },
    await icon("/apple-touch-icon.png", 180, 0.8),
    await icon("/icon-192.png", 192, 0.8),
    await icon("/icon-512.png", 512, 0.8),
    await icon("/icon-maskable-512.png", 512, 0.6),
    { address: "/marks/mail-seal.png", type: "png", bytes: await pngOf(png, 112) },
    { address: "/marks/mark.png", type: "png", bytes: await sharp(png).resize(512).png().toBuffer() },
  ];
}
