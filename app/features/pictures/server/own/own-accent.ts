import { readFile } from "node:fs/promises";
import type { Accent } from "#facts/look.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Content } from "#platform/process/server/content.ts";
import { makeAccent } from "../../rules/accent-colour.ts";
import * as looks from "../looks.ts";
import { type PreparingProblem, prepareMark } from "../prepare-mark.ts";
import { hashed, newVersion } from "./look-files.ts";
import { coloursWith, type OwnMarks } from "./own-marks.ts";

export type OwnAccent = ReturnType<typeof makeOwnAccent>;

type Deps = { db: Db; clock: () => number; content: Content; stopped: AbortSignal; marks: OwnMarks };

const inPublic = (address: string) => new URL(`../../../../../public${address}`, import.meta.url);
const ourMark = "/marks/seal-small.svg";

/** Drawings with the accent in them. */
const drawings = [
  ...["cover-cigar", "cover-dining", "cover-visibility", "cover-winery", "field-dark", "field-ox"],
  ...["year-dining", "year-estate", "year-lounge"],
].map((name) => `/marks/${name}.svg`);
const metalsOfDrawings = /#d2ae74|#d6b37a/g;

/** The owner's accent colour in place of ours. */
export function makeOwnAccent({ db, clock, content, stopped, marks }: Deps) {
  async function filesOf(accent: Omit<Accent, "version">) {
    const recoloured = drawings.map(async (address) => {
      const text = await readFile(inPublic(address), "utf8");
      return { address, type: "svg", bytes: Buffer.from(text.replaceAll(metalsOfDrawings, accent.onDark)) };
    });
    const colours = coloursWith(accent);
    const asked = { kind: "mark", colours, contentType: undefined, tint: "metal" } as const;
    const drawn = await prepareMark(asked, [await readFile(inPublic(ourMark))], stopped);
    if (typeof drawn === "string") return drawn;
    const icons = drawn.made.files.filter(({ address }) => address !== ourMark);
    return [...(await Promise.all(recoloured)), ...icons].map(hashed);
  }
  /** Redraws a mark that is tinted by its shape, because it follows the accent. */
  async function changeAndRedraw<Result>(work: (tx: Db) => Promise<Result>) {
    const result = await content.change(work);
    return { result, drawn: await marks.followAccent() };
  }
  return {
    /** The caller has checked that both colours are legible. */
    async replace(onDark: string, onPaper: string): Promise<PreparingProblem | "ok"> {
      const accent = makeAccent(onDark, onPaper);
      const files = await filesOf(accent);
      if (typeof files === "string") return files;
      const version = { id: newVersion(), name: "accent", details: JSON.stringify(accent) };
      return (await changeAndRedraw((tx) => looks.storeLook(tx, version, files, clock()))).drawn;
    },
    hasPrevious: async () => Boolean((await looks.findLook(db, "accent"))?.previousId),
    restoreDefault: async (): Promise<boolean> =>
      (await changeAndRedraw((tx) => looks.restoreDefault(tx, "accent", clock()))).result,
    undo: async (): Promise<boolean> => (await changeAndRedraw((tx) => looks.undoLook(tx, "accent", clock()))).result,
  };
}
