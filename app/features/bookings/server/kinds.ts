import { nanoid } from "nanoid";
import { isPromised, listedPromises } from "#facts/promised-kinds.ts";
import type { SessionKind } from "#facts/session-kind.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import { addedKinds, openKindOfSlug } from "../rules/facts-of-kind.ts";
import { type BookingDeps, calendarLock } from "./booking-deps.ts";
import { countByKind, readKinds, removeKind, writeKind } from "./queries/session-kinds.ts";

const maxKinds = 20;

const idLength = 12;

/** The owner's kinds of session. Nothing is booked while one changes. */
export const makeKinds = ({ db, clock, facts }: Pick<BookingDeps, "db" | "clock" | "facts">) => ({
  makeId: () => nanoid(idLength),
  /** The kind that visitors can book by this slug. */
  find: (slug: string) => openKindOfSlug(facts(), slug),
  /** The promised kinds, and those that the owner has added. */
  async list() {
    const counts = await countByKind(db);
    const kinds = [...listedPromises(facts()), ...addedKinds({ ...facts(), kinds: await readKinds(db) })];
    return kinds.map((kind) => ({ ...kind, bookings: counts.get(kind.id) ?? 0 }));
  },
  /** Resolves with the reason if the kind was not saved. */
  save: (kind: SessionKind): Promise<"taken" | "full" | undefined> =>
    db.transaction().execute(async (tx) => {
      await advisoryLock(tx, calendarLock);
      const others = (await readKinds(tx)).filter(({ id }) => id !== kind.id && !isPromised(id));
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
