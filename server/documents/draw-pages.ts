import { PDFiumLibrary, type PDFiumPageRenderOptions } from "@hyzyla/pdfium";
import sharp from "sharp";

export type DrawnPage = { page: number; bytes: Uint8Array };

export const drawnWidth = 480;
const maxBytes = 12_000;
/** Drawn larger than shown, letters stay legible at few bytes. */
const oversampling = 2;
const qualities = [70, 60, 50, 40, 30, 20, 10, 5];

/** These pages of a PDF as WebP of at most 12 KB; pages count from 1. */
export async function drawPages(pdf: Uint8Array, pages: readonly number[]): Promise<DrawnPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const drawn: DrawnPage[] = [];
  for (const page of pages) {
    const sheet = document.getPage(page - 1);
    const scale = (drawnWidth * oversampling) / sheet.getOriginalSize().originalWidth;
    const { data } = await sheet.render({ scale, render: toPicture });
    drawn.push({ page, bytes: await encode(data) });
  }
  document.destroy();
  library.destroy();
  return drawn;
}

const toPicture = ({ data, width, height }: PDFiumPageRenderOptions): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(drawnWidth)
    .png()
    .toBuffer();

async function encode(picture: Uint8Array): Promise<Uint8Array> {
  let bytes = new Uint8Array();
  for (const quality of qualities) {
    bytes = new Uint8Array(await sharp(picture).webp({ quality, effort: 6 }).toBuffer());
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}
