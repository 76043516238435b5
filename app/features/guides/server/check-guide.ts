import { textsOf } from "#facts/editable-texts.ts";
import { fontCoverage } from "#features/pictures/server/drawing/font-coverage.ts";
import type { GuideFault } from "../rules/guide-fault.ts";
import type { GuideCopy } from "../words/guides/guide-copy.ts";
import { printFonts } from "./layout/sheet.ts";
import { readPdfObjects, readPdfPages } from "./read-pdf-pages.ts";

const fontFolder = new URL("../../pictures/server/drawing/fonts/", import.meta.url);
const minPageCharacters = 10;
/** Spaces need no glyph. */
const isDrawn = (letter: string) => !/\s/.test(letter);

/** The letters of a guide that one of its typefaces does not have. */
export function missingLetters(guide: GuideCopy, brand: string): string {
  const coverages = printFonts.map(({ file }) => fontCoverage(new URL(file, fontFolder)));
  const letters = new Set([brand, ...textsOf(guide).map(({ text }) => text)].join(""));
  return [...letters]
    .filter((letter) => isDrawn(letter) && !coverages.every((has) => has.has(letter.codePointAt(0) ?? 0)))
    .join("");
}

/** The planned running head of each sheet; undefined on the first two, where it is not checked. */
function plannedHeads({ chapters, plan, closing }: GuideCopy): (string | undefined)[] {
  const titles = [...chapters.flatMap(({ title, pages }) => pages.map(() => title)), plan.title];
  const lettered = titles.map((title, place) => `${title} ${place + 3}`);
  return [undefined, undefined, ...lettered, closing.title.replaceAll("*", "")];
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * Checks a finished guide: every sheet must be the planned one, and none empty. Text that does not fit continues on a
 * sheet without a running head.
 */
export function checkGuide(pdf: Buffer, guide: GuideCopy): GuideFault | undefined {
  const pages = readPdfPages(readPdfObjects(pdf));
  const heads = plannedHeads(guide);
  const empty = pages.findIndex((text) => plain(text).length < minPageCharacters);
  if (empty >= 0) return { kind: "empty page", page: empty + 1 };
  const other = heads.findIndex((head, place) => head !== undefined && !pages[place]?.includes(plain(head)));
  if (other >= 0) return { kind: "overflow", page: other };
  return pages.length === heads.length ? undefined : { kind: "overflow", page: heads.length };
}
