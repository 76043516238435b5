import type { GuideFault } from "../rules/guide-fault.ts";

type Faults = { [Kind in GuideFault["kind"]]: (fault: Extract<GuideFault, { kind: Kind }>) => string };

const faults: Faults = {
  overflow: ({ page }) => `There is more text on page ${page} than fits. Shorten it by a line or two.`,
  "empty page": ({ page }) => `Page ${page} would be empty.`,
  letters: ({ letters }) => `Its typeface has no ${[...letters].slice(0, 5).join(" ")}. Please write it another way.`,
  "not made": () => "The PDF could not be made. It is tried again in ten minutes.",
};

const sayFault = (fault: GuideFault): string => (faults[fault.kind] as (fault: GuideFault) => string)(fault);

export const guidesCopy = {
  marks: "*Stars* make words italic. In wording to copy, [brackets] hold a blank to fill in.",
  see: "See the guide (PDF)",
  /** Each page of a guide is one sheet, so room is limited. */
  room: "A guide is made anew, as a PDF, from what you publish here. Each of its pages is one sheet, so a text should keep about its length.",
  current: "Visitors get the guide with these words.",
  waiting: "The guide is being made anew, which takes up to a minute. Until then visitors get the one from before.",
  refused: (fault: GuideFault) => `Visitors still get the guide from before. ${sayFault(fault)}`,
  /** On Today. */
  behind: (count: number) =>
    count === 1 ? "One guide does not have your latest words yet" : `${count} guides do not have your latest words yet`,
};
