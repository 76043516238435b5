/** `node scripts/make-icons.ts` writes the icons for browsers, phones and mails from the marks. */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { writeIcon } from "#features/pictures/server/write-icon.ts";

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

const tabSizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(tabIcon, size) })));
await writeFile("public/favicon.ico", writeIcon(tabSizes));
await writeFile("public/apple-touch-icon.png", await png(closeIcon, 180));
await writeFile("public/icon-192.png", await png(closeIcon, 192));
await writeFile("public/icon-512.png", await png(closeIcon, 512));
await writeFile("public/icon-maskable-512.png", await png(appIcon, 512));
await writeFile("public/marks/mail-seal.png", await png(seal, 112));
