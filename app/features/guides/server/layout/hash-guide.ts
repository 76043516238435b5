import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Facts } from "#facts/facts.ts";
import type { guides } from "../../words/guides/guides.ts";
import { guideLooks } from "./guide-looks.ts";
import { printFonts } from "./sheet.ts";

const folder = "app/features/guides/server/layout";
const makers = ["@react-pdf/renderer", "sharp"].map((name) => `node_modules/${name}/package.json`);
const fonts = printFonts.map(({ file }) => `app/features/pictures/server/drawing/fonts/${file}`);

/** Every file of this folder shapes a guide, except this one, which only finds out whether a guide is out of date. */
const design = () =>
  readdirSync(folder)
    .filter((name) => name !== "hash-guide.ts")
    .sort()
    .map((name) => `${folder}/${name}`);

/** A hash of everything that decides a guide's bytes: its words with the facts in them, design, fonts and art. */
export function hashGuide({ name, copy }: (typeof guides)[number], facts: Facts): string {
  const { cover, figure, closing } = guideLooks[name];
  const masters = [cover, figure, closing].map(({ master }) => `art/masters/${master}.avif`);
  const hash = createHash("sha256").update(JSON.stringify([facts.brand.name, copy(facts)]));
  const drawings = [`art/print/cover-${name}.svg`, `art/print/ridge-${name}.svg`, "public/marks/seal-small.svg"];
  for (const file of [...design(), ...makers, ...fonts, ...drawings, ...masters])
    hash.update(basename(file)).update(readFileSync(file));
  return hash.digest("hex").slice(0, 20);
}
