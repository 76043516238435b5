import type { Facts } from "#facts/facts.ts";
import { addDays, clockOfDate, dateIn, instantOf } from "#platform/time/zoned-time.ts";
import { factsOfKind } from "./facts-of-kind.ts";
import type { BookingFacts } from "./normalize-booking-facts.ts";
import { openingsOn, type Taken } from "./open-slots.ts";

type Session = { start_at: number; end_at: number; kind_id: string };

/** Finds sessions, given in order, that are not within the hours of their kind: on a day off, or while closed. */
export function outsideHours<Each extends Session>(facts: Facts, sessions: readonly Each[]): Each[] {
  const byKind = Map.groupBy(sessions, ({ kind_id }) => kind_id);
  const outside = [...byKind].flatMap(([kind, each]) => outsideOf(factsOfKind(facts, kind).booking, each));
  return outside.sort((one, other) => one.start_at - other.start_at);
}

function outsideOf<Each extends Session>(facts: BookingFacts, sessions: readonly Each[]): Each[] {
  let day: { endMs: number; openings: Taken[] } | undefined;
  return sessions.filter(({ start_at, end_at }) => {
    if (!day || start_at >= day.endMs) day = dayOf(facts, start_at);
    return !day.openings.some(({ startMs, endMs }) => start_at >= startMs && end_at <= endMs);
  });
}

/** Days are looked up once: each costs more than all its sessions. */
function dayOf(facts: BookingFacts, instantMs: number) {
  const date = dateIn(facts.timeZone, instantMs);
  const endMs = instantOf(facts.timeZone, clockOfDate(addDays(date, 1)));
  return { endMs, openings: openingsOn(facts, date) };
}
