import { renderToBuffer } from "@react-pdf/renderer";
import type { ComponentProps } from "react";
import { GuideDocument, plannedPages } from "./guide-document.tsx";
import { registerFonts } from "./register-fonts.ts";

type Parts = ComponentProps<typeof GuideDocument>;

/** The guide as a PDF. The same words, art and date give the same bytes; more pages than planned mean words run over. */
export async function renderGuide(parts: Parts, fontFolder: string) {
  registerFonts(fontFolder);
  const pdf = await renderToBuffer(<GuideDocument {...parts} />);
  const pages = pdf.toString("latin1").match(/^\/Type \/Page$/gm)?.length ?? 0;
  return { pdf, pages, planned: plannedPages(parts.guide) };
}
