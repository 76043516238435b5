import type { DocumentFile, DocumentName } from "#facts/documents.ts";
import type { Facts } from "#facts/facts.ts";
import { cigarGuide } from "./cigar-guide.ts";
import { diningGuide } from "./dining-guide.ts";
import type { GuideCopy } from "./guide-copy.ts";
import { visibilityGuide } from "./visibility-guide.ts";
import { wineryGuide } from "./winery-guide.ts";

/** The group of a guide's texts. */
export const guideGroup = (name: DocumentName): string => `guide-${name}`;

/** Every guide that a visitor can take home; `file` is its name under /downloads. */
export const guides: { name: DocumentName; file: DocumentFile; copy: (facts: Facts) => GuideCopy }[] = [
  { name: "visibility", file: "visibility-blueprint", copy: visibilityGuide },
  { name: "cigar", file: "cigar-lounge-playbook", copy: cigarGuide },
  { name: "winery", file: "winery-playbook", copy: wineryGuide },
  { name: "dining", file: "fine-dining-playbook", copy: diningGuide },
];
