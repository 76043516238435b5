import type { GuideCopy } from "./guide-copy.ts";

/** Describes each chapter on the guide's page. No-break spaces become plain ones: they are for print. */
export const chapterItems = ({ chapters }: GuideCopy, texts: readonly string[]) =>
  texts.map((text, place) => ({ title: (chapters[place]?.title ?? "").replaceAll("\u00a0", " "), text }));
