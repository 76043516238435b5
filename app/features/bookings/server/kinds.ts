import { nanoid } from "nanoid";
import type { SessionKind } from "#facts/session-kind.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import { type BookingDeps, calendarLock } from "./booking-deps.ts";
import { countByKind, readKinds, removeKind, writeKind } from "./queries/session-kinds.ts";

const maxKinds = 20;

const idLength = 12;

/** The owner's kinds of session. Nothing is booked while one changes. */
export const makeKinds = ({ db, clock }: Pick<BookingDeps, "db" | "clock">) => ({
  makeId: () => nanoid(idLength),
  async list() {
    const counts = await countByKind(db);
    return (await readKinds(db)).map((kind) => ({ ...kind, bookings: counts.get(kind.id) ?? 0 }));
  },
  /** Resolves with the reason if the kind was not saved. */
  save: (kind: SessionKind): Promise<"taken" | "full" | undefined> =>
    db.transaction().execute(async (tx) => {
      await advisoryLock(tx, calendarLock);
      const others = (await readKinds(tx)).filter(({ id }) => id !== kind.id);
      if (others.length >= maxKinds) return "full";
      return (await writeKind(tx, kind, clock())) ? undefined : "taken";
    }),
  /** False if it has bookings: it can only be hidden. */
  remove: (id: string): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      await advisoryLock(tx, calendarLock);
      return removeKind(tx, id);
    }),
});
