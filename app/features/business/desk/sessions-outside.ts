import type { Facts } from "#facts/facts.ts";
import { mergeFacts } from "#features/details/rules/merge-facts.ts";
import { readStoredFacts } from "#features/details/server/queries/facts.ts";
import type { Services } from "#platform/http/services.ts";
import type { Planned } from "./plan-change.ts";

const maxShown = 20;

type Session = Awaited<ReturnType<Services["bookings"]["outsideHours"]>>[number];

/** Booked sessions outside opening hours: the first of them, and the number of all. */
export type OutsideSessions = { count: number; shown: Session[]; timeZone: string };

const shorten = (sessions: Session[], { booking: { timeZone } }: Facts): OutsideSessions => ({
  count: sessions.length,
  shown: sessions.slice(0, maxShown),
  timeZone,
});

/** Finds sessions that a change would put outside opening hours; undefined if it changes no hours. */
export async function findNewlyOutside(values: Planned, { bookings, db }: Services) {
  if (![...values.keys()].some((path) => path.startsWith("booking."))) return undefined;
  const { activeFacts } = await readStoredFacts(db);
  const after = mergeFacts(activeFacts, Object.fromEntries(values));
  const already = new Set((await bookings.outsideHours(activeFacts)).map(({ id }) => id));
  const outside = await bookings.outsideHours(after);
  return shorten(
    outside.filter(({ id }) => !already.has(id)),
    after,
  );
}

/** Sessions that lie outside the stored opening hours. */
export const findOutside = async (facts: Facts, { bookings }: Services) =>
  shorten(await bookings.outsideHours(facts), facts);
