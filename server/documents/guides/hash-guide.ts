import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Facts } from "#app/copy/facts.ts";
import type { guides } from "#app/copy/guides/guides.ts";
import { guideLooks } from "./guide-looks.ts";

const folders = ["server/documents/guides", "server/documents/fonts", "art/print"];
const singleFiles = ["public/marks/seal-small.svg", "node_modules/@react-pdf/renderer/package.json"];

const listFolder = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => `${folder}/${name}`);

/** Of everything that decides a guide's bytes: its words with the facts in them, its design, fonts and art. */
export function hashGuide({ name, copy }: (typeof guides)[number], facts: Facts): string {
  const { cover, plate, closing } = guideLooks[name];
  const masters = [cover, plate, closing].map(({ master }) => `art/masters/${master}.avif`);
  const hash = createHash("sha256").update(JSON.stringify([facts.brand.name, copy(facts)]));
  for (const file of [...folders.flatMap(listFolder), ...singleFiles, ...masters]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 20);
}
