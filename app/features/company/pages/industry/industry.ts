import type { PictureName } from "#platform/ui/pictures.ts";
import type { IndustryCopy } from "../../words/industry-copy.ts";

/** The parts in which industry pages differ. */
export type Industry = {
  /** Its style sheet's class. */
  name: "estate" | "lounge" | "dining";
  copy: IndustryCopy;
  scene: { of: PictureName; sizes: string };
  detail: { of: PictureName; sizes: string };
  openingSurface: "ink" | "bottle";
  solutionSurface: "paper" | "ox";
  cover: "winery" | "cigar" | "dining";
  playbookPath: string;
};
