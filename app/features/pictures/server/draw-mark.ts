import { readPictureKind } from "../rules/picture-file.ts";
import { uploadLimits } from "../rules/picture-limits.ts";
import { type SvgProblem, sanitiseSvg } from "../rules/sanitise-svg.ts";
import { rasterSharp as sharp } from "./raster-sharp.ts";

export type MarkProblem = SvgProblem | "none" | "wrong kind" | "too many pixels" | "empty";

/** A mark as shapes, if it came so, and as pixels on a clear square. */
export type DrawnMark = { svg: string | undefined; png: Buffer };

const side = 1024;
const maxPixels = uploadLimits.maxMegapixels * 1_000_000;
const maxSvgBytes = 600_000;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Reads a mark: SVG, sanitised and written anew, or PNG. */
export async function drawMark(bytes: Uint8Array): Promise<DrawnMark | MarkProblem> {
  if (bytes.length === 0) return "none";
  if (readPictureKind(bytes) === "picture") return isPng(bytes) ? drawPng(bytes) : "wrong kind";
  return drawSvg(bytes);
}

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89 && bytes[1] === 0x50;

async function drawPng(bytes: Uint8Array): Promise<DrawnMark | MarkProblem> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return "too many pixels";
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
    return await onSquare(picture, undefined);
  } catch {
    return "unreadable";
  }
}

async function drawSvg(bytes: Uint8Array): Promise<DrawnMark | MarkProblem> {
  const text = bytes.length <= maxSvgBytes ? decode(bytes) : undefined;
  if (!text || !/<svg[\s>]/i.test(text.slice(0, 20_000))) return "wrong kind";
  const safe = sanitiseSvg(text);
  if (typeof safe === "string") return safe;
  try {
    // Safe: only SVG that we wrote ourselves is drawn.
    sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
    const picture = sharp(Buffer.from(safe.svg), { density: 144, limitInputPixels: maxPixels });
    return await onSquare(picture, safe.svg);
  } catch {
    return "unreadable";
  } finally {
    sharp.block({ operation: ["VipsForeignLoadSvg"] });
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function onSquare(picture: ReturnType<typeof sharp>, svg: string | undefined): Promise<DrawnMark | "empty"> {
  const png = await picture
    .toColourspace("srgb")
    .ensureAlpha()
    .resize({ width: side, height: side, fit: "contain", background: clear })
    .png()
    .toBuffer();
  const { channels } = await sharp(png).stats();
  return channels[3]?.max === 0 ? "empty" : { svg, png };
}
