import type { DrawnNote, DrawnPageCopy } from "#platform/sections/drawn-page.tsx";

/** Part of a sentence; stressed parts are emphasised. Spaces are included. */
export type Phrase = { text: string; stressed?: true };

type Figure = { label: string; alt: string; caption: string };

/** Copy of an industry page, in order. `turn` is the headline's second, italic line. */
export type IndustryCopy = {
  meta: { title: string; description: string };
  hero: {
    label: string;
    title: string;
    turn: string;
    lead: string;
    playbookButton: string;
    callButton: string;
    figure: Figure;
  };
  intro: { paragraphs: string[] };
  solution: Phrase[];
  problems: { title: string; rows: { says: string; cause: string; behind: string }[] };
  /** Three layers: visibility systems, loyalty systems, authority content. */
  build: { title: string; layers: { name: string; title: string; text: string }[] };
  /** One page of a house that does not exist, before and after our work. */
  pair: { title: string; note: string; before: DrawnPageCopy; after: DrawnPageCopy; notes: DrawnNote[] };
  deliverables: { title: string; note: string; figure: Figure; groups: { title: string; items: string[] }[] };
  promo: { title: string; text: string; button: string; cover: { title: string; line: string } };
  closing: { title: string; text: string; button: string };
};
