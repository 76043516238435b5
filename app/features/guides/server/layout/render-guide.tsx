import { Font, renderToBuffer } from "@react-pdf/renderer";
import type { ComponentProps } from "react";
import { GuideDocument, plannedPages } from "./guide-document.tsx";
import { AccentContext } from "./primitives.ts";
import { type Accent, printFonts } from "./sheet.ts";

type Parts = ComponentProps<typeof GuideDocument> & { accent?: Accent | undefined };

/** The guide as a PDF. The same words, art and date give the same bytes. More pages than planned mean that text overflows. */
export async function renderGuide({ accent, ...parts }: Parts, fontFolder: string) {
  registerFonts(fontFolder);
  const pdf = await renderToBuffer(
    <AccentContext value={accent}>
      <GuideDocument {...parts} />
    </AccentContext>,
  );
  const pages = pdf.toString("latin1").match(/^\/Type \/Page$/gm)?.length ?? 0;
  return { pdf, pages, planned: plannedPages(parts.guide) };
}

function registerFonts(folder: string): void {
  for (const { file, ...font } of printFonts) Font.register({ ...font, src: `${folder}/${file}` });
  // Left-aligned text needs no hyphens, and a web address or a brand must not be broken.
  Font.registerHyphenationCallback((word) => [word]);
}
