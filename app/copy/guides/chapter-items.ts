import type { GuideCopy } from "./guide-copy.ts";

/** What the page of a guide says of each chapter, under its title. Spaces that hold words together are for print. */
export const chapterItems = ({ chapters }: GuideCopy, texts: readonly string[]) =>
  texts.map((text, place) => ({ title: (chapters[place]?.title ?? "").replaceAll("\u00a0", " "), text }));
