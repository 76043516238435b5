import sharp from "sharp";

/** An animation of two frames, as wide as high. */
export function movingGif(width: number) {
  const raw = { width, height: 2 * width, channels: 3, pageHeight: width } as const;
  return sharp(Buffer.alloc(width * 2 * width * 3, "ab"), { raw })
    .gif({ loop: 0 })
    .toBuffer();
}
