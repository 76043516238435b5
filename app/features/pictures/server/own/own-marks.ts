import type { Accent, MarkTint } from "#facts/look.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Content } from "#platform/process/server/content.ts";
import * as looks from "../looks.ts";
import type { MarkKind } from "../make-mark-files.ts";
import { type PreparedMark, type PreparingProblem, prepareMark } from "../prepare-mark.ts";
import { hashed, newVersion } from "./look-files.ts";

export type MarkState = { own?: { version: string; tint: MarkTint }; hasPrevious: boolean };

export type OwnMarks = ReturnType<typeof makeOwnMarks>;

type Deps = { db: Db; clock: () => number; content: Content; stopped: AbortSignal };

/** The colours of our icons: the metal, and the two surfaces that a mark can stand on. */
const ours = { metal: "#cba76e", ink: "#170c12", paper: "#f4f0e9" };
export const coloursWith = (accent: Omit<Accent, "version"> | undefined) => ({
  ...ours,
  ...(accent && { metal: accent.onDark }),
});

/** The owner's mark and seal in place of ours. */
export function makeOwnMarks({ db, clock, content, stopped }: Deps) {
  const store = (tx: Db, kind: MarkKind, { made, original }: PreparedMark, keepsPrevious = false) => {
    const file = { address: looks.originalAddress, type: "mark", bytes: original };
    const version = { id: newVersion(), name: kind, details: JSON.stringify({ tint: made.tint }) };
    return looks.storeLook(tx, version, [...made.files, file].map(hashed), clock(), keepsPrevious);
  };
  async function remake(kind: MarkKind, tint: MarkTint | undefined, accent: Accent | undefined) {
    const found = await looks.findLook(db, kind);
    const original = found?.current && (await looks.findOriginal(db, found.current.id));
    if (!original) return "none" as const;
    const wanted = tint ?? JSON.parse(found.current?.details ?? "{}").tint;
    const asked = { kind, colours: coloursWith(accent), contentType: undefined, tint: wanted };
    return prepareMark(asked, [original.bytes], stopped);
  }
  return {
    async find(kind: MarkKind): Promise<MarkState> {
      const found = await looks.findLook(db, kind);
      const own = found?.current && { ...JSON.parse(found.current.details), version: found.current.id };
      return { ...(own && { own }), hasPrevious: Boolean(found?.previousId) };
    },
    /** Takes a posted form with a file. */
    async replace(kind: MarkKind, body: readonly Uint8Array[], contentType: string): Promise<PreparingProblem | "ok"> {
      const colours = coloursWith(content.facts().look?.accent);
      const prepared = await prepareMark({ kind, colours, contentType, tint: undefined }, body, stopped);
      if (typeof prepared === "string") return prepared;
      await content.change((tx) => store(tx, kind, prepared));
      return "ok";
    },
    /** The same mark, drawn the other way. */
    async redraw(kind: MarkKind, tint: MarkTint): Promise<PreparingProblem | "ok"> {
      const prepared = await remake(kind, tint, content.facts().look?.accent);
      if (typeof prepared === "string") return prepared;
      await content.change((tx) => store(tx, kind, prepared));
      return "ok";
    },
    /** Draws a mark by its shape in the accent that is in force now. */
    async followAccent(): Promise<PreparingProblem | "ok"> {
      const { look } = content.facts();
      if (look?.mark?.tint !== "metal") return "ok";
      const prepared = await remake("mark", undefined, look.accent);
      if (typeof prepared === "string") return prepared;
      await content.change((tx) => store(tx, "mark", prepared, true));
      return "ok";
    },
    restoreDefault: (kind: MarkKind) => content.change((tx) => looks.restoreDefault(tx, kind, clock())),
    undo: (kind: MarkKind) => content.change((tx) => looks.undoLook(tx, kind, clock())),
  };
}
