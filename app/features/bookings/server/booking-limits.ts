import type { Db } from "#platform/engine/server/schema.ts";
import { maxUpcomingOfMailbox } from "../rules/check-booking.ts";
import { findNthNewest, type NetworkColumn } from "./queries/booking-networks.ts";
import { type Booking, countUpcoming } from "./queries/bookings.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** In any 24 hours, cancelled ones included. */
const maxDaily: [column: NetworkColumn, max: number][] = [
  ["network", 5],
  ["wide_network", 20],
];
/** From a page of ours: fifty guests of a fair are behind one address. The owner can cancel all of one network at once. */
const fromPagesFactor = 12;

export type BookingLimit = { kind: "too many" } | { kind: "network limit"; max: number; retryAfterSeconds: number };

type Sent = Pick<Booking, "created_at" | "mailbox" | NetworkColumn>;

/**
 * The limit that forbids one more booking; undefined if none does. Sessions of a mailbox are counted for each network,
 * because the answer would tell strangers what others have booked under an address; its holder is told by mail.
 */
export async function findLimit(tx: Db, booking: Sent, isFromPage: boolean): Promise<BookingLimit | undefined> {
  const nowMs = booking.created_at;
  if ((await countUpcoming(tx, booking, nowMs, "network")) >= maxUpcomingOfMailbox) return { kind: "too many" };
  for (const [column, maxOfPrograms] of maxDaily) {
    const max = isFromPage ? maxOfPrograms * fromPagesFactor : maxOfPrograms;
    const network = booking[column];
    if (network === "") continue;
    const reachedMs = await findNthNewest(tx, column, { network, sinceMs: nowMs - dayMs, skip: max - 1 });
    if (reachedMs === undefined) continue;
    const seconds = Math.ceil((reachedMs + dayMs - nowMs) / 1000);
    return { kind: "network limit", max, retryAfterSeconds: Math.min(seconds, dayMs / 1000) };
  }
  return undefined;
}
