/** `node scripts/make-icons.ts` writes the icons for browsers, phones and mails from the marks. */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const appIcon = await readFile("public/marks/app-icon.svg", "utf8");
/** The same mark with a smaller margin, for launchers that do not crop it to a circle. */
const closeIcon = appIcon.replace('viewBox="0 0 512 512"', 'viewBox="44 44 424 424"');
const tabIcon = await readFile("public/favicon.svg", "utf8");
const seal = await readFile("public/marks/seal-small.svg", "utf8");

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64 })
    .toBuffer();

type Image = { size: number; data: Buffer };

/** An .ico has a header of 6 bytes, an entry of 16 for each image, then the images; PNG is allowed. */
function icon(images: Image[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, data }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

const tabSizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(tabIcon, size) })));
await writeFile("public/favicon.ico", icon(tabSizes));
await writeFile("public/apple-touch-icon.png", await png(closeIcon, 180));
await writeFile("public/icon-192.png", await png(closeIcon, 192));
await writeFile("public/icon-512.png", await png(closeIcon, 512));
await writeFile("public/icon-maskable-512.png", await png(appIcon, 512));
await writeFile("public/marks/mail-seal.png", await png(seal, 112));
