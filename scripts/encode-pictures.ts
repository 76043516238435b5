/**
 * `node scripts/encode-pictures.ts` writes public/pictures from art/masters, and what pages know of them: pictures.ts and
 * picture-colours.css in app/platform/ui. Unchanged files, by the hashes in art/encoded.json, are skipped.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { dominantColour } from "#features/pictures/server/dominant-colour.ts";
import { type PictureSource, pictureList, pictureWidths, stockPictureNames } from "./picture-list.ts";
import { type EncodedPicture, pictureColours, picturesModule } from "./pictures-module.ts";

const outFolder = "public/pictures";
const manifestFile = "art/encoded.json";
const moduleFile = "app/platform/ui/pictures.ts";
const coloursFile = "app/platform/ui/picture-colours.css";
const shareSurface = { name: "share-ground", master: "filaments-share", width: 1200, height: 630, jpegQuality: 96 };

/** With eight bits, dark gradients have visible steps. */
const avif = { quality: 66, bitdepth: 10, chromaSubsampling: "4:4:4", effort: 6 } as const;
const webp = { quality: 88, smartSubsample: true, effort: 6 } as const;

type Manifest = Record<string, { hash: string } & Partial<EncodedPicture>>;

const masterOf = (name: string) => `art/masters/${name}.avif`;

async function hashOf(master: string, settings: unknown): Promise<string> {
  const hash = createHash("sha256").update(await readFile(master));
  return hash.update(JSON.stringify(settings)).digest("hex").slice(0, 20);
}

function widthsFor(masterWidth: number): number[] {
  const fitting = pictureWidths.filter((width) => width <= masterWidth);
  return fitting.includes(masterWidth) || masterWidth > Math.max(...pictureWidths)
    ? fitting
    : [...fitting, masterWidth];
}

async function encode({ name, avifQuality, webpQuality }: PictureSource): Promise<EncodedPicture> {
  const { width, height } = await sharp(masterOf(name)).metadata();
  const widths = widthsFor(width);
  for (const target of widths) {
    const resized = sharp(masterOf(name)).resize(target);
    const file = `${outFolder}/${name}-${target}`;
    await resized
      .clone()
      .toColourspace("rgb16")
      .avif({ ...avif, quality: avifQuality ?? avif.quality })
      .toFile(`${file}.avif`);
    await resized
      .clone()
      .webp({ ...webp, quality: webpQuality ?? webp.quality })
      .toFile(`${file}.webp`);
  }
  return { width, height, widths, colour: await dominantColour(sharp(masterOf(name))) };
}

const filesOf = (name: string, widths: number[] = []) =>
  widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);

const isThere = (file: string) => existsSync(`${outFolder}/${file}`);

const before: Manifest = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, "utf8")) : {};
const after: Manifest = {};
const pictures: Record<string, EncodedPicture> = {};
await mkdir(outFolder, { recursive: true });

for (const source of pictureList) {
  const hash = await hashOf(masterOf(source.name), { source, pictureWidths, avif, webp });
  const known = before[source.name];
  const isCurrent = known?.hash === hash && filesOf(source.name, known.widths).every(isThere);
  const picture = isCurrent ? (known as EncodedPicture) : await encode(source);
  if (!isCurrent) console.log("encoded", source.name);
  const { width, height, widths, colour } = picture;
  pictures[source.name] = { width, height, widths, colour };
  after[source.name] = { hash, ...pictures[source.name] };
}

const { name, master, width, height, jpegQuality } = shareSurface;
const shareHash = await hashOf(masterOf(master), shareSurface);
if (before[name]?.hash !== shareHash || !isThere(`${name}.jpg`)) {
  await sharp(masterOf(master))
    .resize(width, height)
    .jpeg({ quality: jpegQuality, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(`${outFolder}/${name}.jpg`);
  console.log("encoded", name);
}
after[name] = { hash: shareHash };

const allFiles = (entries: Record<string, Partial<EncodedPicture>>) =>
  Object.entries(entries).flatMap(([key, { widths }]) => filesOf(key, widths));
const wanted = new Set(allFiles(after));
for (const file of allFiles(before)) if (!wanted.has(file)) await rm(`${outFolder}/${file}`, { force: true });
await writeFile(manifestFile, `${JSON.stringify(after, null, 1)}\n`);
await writeFile(moduleFile, picturesModule(pictures, stockPictureNames));
await writeFile(coloursFile, pictureColours(pictures));
