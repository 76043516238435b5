/**
 * `npm run guides` writes the guides and pictures of their pages, public/downloads/. Unchanged ones, by the hashes in
 * app/features/guides/server/made-guides.json, are skipped. `SITE_URL=https://… npm run guides -- FOLDER` also writes copies with
 * absolute links into FOLDER, to be distributed elsewhere.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { runnerImport } from "vite";
import { drawnPages } from "#facts/documents.ts";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { guideLooks } from "#features/guides/server/layout/guide-looks.ts";
import { hashGuide } from "#features/guides/server/layout/hash-guide.ts";
import { loadGuideArt } from "#features/guides/server/layout/load-guide-art.ts";
import { guides } from "#features/guides/words/guides/guides.ts";
import { drawPages } from "#features/pictures/server/drawing/draw-pages.ts";
import { drawnPagePath } from "#features/pictures/server/drawing/drawn-page-path.ts";
import { linkToSite } from "#platform/http/server/link-to-site.ts";

type Renderer = typeof import("#features/guides/server/layout/render-guide.tsx");
type Manifest = Record<string, { inputs: string; pdf: string }>;

const folder = "public/downloads";
const manifestFile = "app/features/guides/server/made-guides.json";
/** In the file's metadata only; a fixed date gives the same bytes every time. */
const madeOn = new Date("2026-11-21T00:00:00Z");

const [copiesFolder] = process.argv.slice(2);
const siteUrl = process.env.SITE_URL;
if (copiesFolder && !siteUrl) throw new Error("SITE_URL: needed for copies with absolute links");

const before: Manifest = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, "utf8")) : {};
const after: Manifest = {};

function linkTo(id: string): string {
  const build = Object.entries(paths).find(([name]) => name === id)?.[1] as (() => string) | undefined;
  if (!build) throw new Error(`no page is called ${id}`);
  return build();
}

async function make(guide: (typeof guides)[number]): Promise<Buffer> {
  const { module } = await runnerImport<Renderer>("/app/features/guides/server/layout/render-guide.tsx", {
    configFile: false,
  });
  const art = await loadGuideArt(guideLooks[guide.name]);
  const { pdf, pages, planned } = await module.renderGuide(
    {
      guide: guide.copy(defaultFacts),
      art,
      brand: defaultFacts.brand.name,
      language: defaultFacts.place.locale,
      madeOn,
      linkTo,
    },
    "app/features/pictures/server/drawing/fonts",
  );
  if (pages !== planned) throw new Error(`${guide.file}: ${pages} pages instead of ${planned}: text overflows`);
  return pdf;
}

const arePagesThere = ({ name, file }: (typeof guides)[number]) =>
  drawnPages(name).every((page) => existsSync(`public${drawnPagePath(file, page)}`));

await mkdir(folder, { recursive: true });
for (const guide of guides) {
  const target = `${folder}/${guide.file}.pdf`;
  const inputs = hashGuide(guide, defaultFacts);
  const isCurrent = before[guide.file]?.inputs === inputs && existsSync(target) && arePagesThere(guide);
  const startedMs = Date.now();
  const pdf = isCurrent ? await readFile(target) : await make(guide);
  if (!isCurrent) {
    await writeFile(target, pdf);
    for (const { page, bytes } of await drawPages(pdf, drawnPages(guide.name)))
      await writeFile(`public${drawnPagePath(guide.file, page)}`, bytes);
    console.log(`${guide.file}: ${pdf.length} bytes in ${Date.now() - startedMs} ms`);
  }
  after[guide.file] = { inputs, pdf: createHash("sha256").update(pdf).digest("hex").slice(0, 20) };
  if (copiesFolder && siteUrl) {
    await mkdir(copiesFolder, { recursive: true });
    await writeFile(`${copiesFolder}/${guide.file}.pdf`, linkToSite(pdf, new URL(siteUrl).origin));
  }
}
await writeFile(manifestFile, `${JSON.stringify(after, null, 2)}\n`);
