import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { type DocumentName, drawnPages } from "#facts/documents.ts";
import { paths } from "#facts/paths.ts";
import { type DrawnPage, drawPages } from "#features/pictures/server/drawing/draw-pages.ts";
import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import type { GuideFault } from "../rules/guide-fault.ts";
import type { GuideCopy } from "../words/guides/guide-copy.ts";
import { checkGuide, missingLetters } from "./check-guide.ts";
import { guideLooks } from "./layout/guide-looks.ts";
import { loadGuideArt } from "./layout/load-guide-art.ts";
import type { OwnArt } from "./own-art.ts";

export type GuideQuestion = {
  name: DocumentName;
  guide: GuideCopy;
  brand: string;
  language: string;
  madeOnMs: number;
  own: OwnArt;
};

export type GuideAnswer =
  | { kind: "made"; pdf: Uint8Array; pages: DrawnPage[] }
  | { kind: "refused"; fault: GuideFault };

type Renderer = typeof import("./layout/render-guide.tsx");

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const built = new URL("../../../../build/guides/render-guide.js", import.meta.url);

/** Imports the layout from the build, or bundles it now: Node cannot read TSX. */
async function loadRenderer(): Promise<Renderer> {
  if (existsSync(built)) return import(built.href);
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport<Renderer>("/app/features/guides/server/layout/render-guide.tsx", {
    configFile: false,
  });
  return module;
}

/** Words stand on the pictures that have a dimming. */
async function dimmed(pictures: OwnArt["pictures"]): Promise<Record<string, Uint8Array>> {
  const made = Object.entries(pictures).map(async ([name, { bytes, dimming = 1 }]) => [
    name,
    dimming < 1 ? await sharp(bytes).linear(dimming, 0).png().toBuffer() : bytes,
  ]);
  return Object.fromEntries(await Promise.all(made));
}

const linkTo = (id: string): string => (paths as unknown as Record<string, () => string>)[id]?.() ?? paths.home();

async function make({ name, guide, brand, language, madeOnMs, own }: GuideQuestion): Promise<GuideAnswer> {
  process.chdir(root);
  const letters = missingLetters(guide, brand);
  if (letters) return { kind: "refused", fault: { kind: "letters", letters } };
  const { renderGuide } = await loadRenderer();
  const art = await loadGuideArt(guideLooks[name], { ...own, pictures: await dimmed(own.pictures) });
  const parts = { guide, art, brand, language, madeOn: new Date(madeOnMs), linkTo, accent: own.accent };
  const { pdf } = await renderGuide(parts, "app/features/pictures/server/drawing/fonts");
  const fault = checkGuide(pdf, guide);
  return fault ? { kind: "refused", fault } : { kind: "made", pdf, pages: await drawPages(pdf, drawnPages(name)) };
}

answerQuestions((question: GuideQuestion) =>
  make(question).catch((): GuideAnswer => ({ kind: "refused", fault: { kind: "not made" } })),
);
