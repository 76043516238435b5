import { PDFiumLibrary, type PDFiumPageRenderOptions } from "@hyzyla/pdfium";
import sharp, { type Sharp } from "sharp";
import { coverPage } from "#facts/documents.ts";

export type DrawnPage = { page: number; bytes: Uint8Array };

const drawnWidth = 480;
/** Twice what mails show. */
const coverWidth = 352;
const maxBytes = 12_000;
/** Drawn larger than shown, letters stay legible at few bytes. */
const oversampling = 2;
const qualities = [70, 60, 50, 40, 30, 20, 10, 5];

/** These pages of a PDF as WebP of at most 12 KB, its cover as JPEG; pages count from 1. */
export async function drawPages(pdf: Uint8Array, pages: readonly number[]): Promise<DrawnPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const drawn: DrawnPage[] = [];
  for (const page of pages) {
    const sheet = document.getPage(page - 1);
    const scale = (drawnWidth * oversampling) / sheet.getOriginalSize().originalWidth;
    const { data } = await sheet.render({ scale, render: toPng });
    drawn.push({ page, bytes: page === coverPage ? await encodeCover(sharp(data)) : await encodePage(sharp(data)) });
  }
  document.destroy();
  library.destroy();
  return drawn;
}

const toPng = ({ data, width, height }: PDFiumPageRenderOptions): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();

const encodeCover = async (picture: Sharp): Promise<Uint8Array> =>
  new Uint8Array(await picture.resize(coverWidth).jpeg({ quality: 82, chromaSubsampling: "4:4:4" }).toBuffer());

async function encodePage(picture: Sharp): Promise<Uint8Array> {
  const small = await picture.resize(drawnWidth).png().toBuffer();
  let bytes = new Uint8Array();
  for (const quality of qualities) {
    bytes = new Uint8Array(await sharp(small).webp({ quality, effort: 6 }).toBuffer());
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}
