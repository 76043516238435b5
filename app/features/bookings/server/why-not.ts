import { factsOfKind } from "../rules/facts-of-kind.ts";
import { whyNotOffered } from "../rules/why-not-offered.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { busyBetween, keepDistance } from "./free-slots.ts";
import { listBetween } from "./queries/booking-lists.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Why an hour is not offered for a kind of session, with the sessions and the calendars that take it. */
export async function whyNot(atMs: number, kindId: string, deps: BookingDeps) {
  const [fromMs, toMs] = [atMs - dayMs, atMs + dayMs];
  const sessions = await listBetween(deps.db, fromMs, toMs);
  const busy = await busyBetween(deps, fromMs, toMs);
  const taken = [
    ...sessions
      .map(({ start_at, end_at, name, email, id, kind_id }) => ({
        startMs: start_at,
        endMs: end_at,
        kindId: kind_id,
        by: { kind: "session" as const, name: name || email, id },
      }))
      .map(keepDistance(deps.facts())),
    ...busy.map(({ startMs, endMs, name }) => ({ startMs, endMs, by: { kind: "calendar" as const, name, id: "" } })),
  ];
  return whyNotOffered({
    facts: factsOfKind(deps.facts(), kindId).booking,
    taken,
    sessions: sessions.filter(({ kind_id }) => kind_id === kindId).map(({ start_at }) => start_at),
    nowMs: deps.clock(),
    atMs,
  });
}
