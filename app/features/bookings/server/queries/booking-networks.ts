import type { Db } from "#platform/engine/server/schema.ts";
import type { Booking } from "./bookings.ts";

/** The IPv4 address or IPv6 /64 of a booking, or the /48 around it. */
export type NetworkColumn = "network" | "wide_network";

/** The time of the nth newest booking of a network, cancelled ones included; undefined if there are fewer. */
export async function findNthNewest(
  tx: Db,
  column: NetworkColumn,
  { network, sinceMs, skip }: { network: string; sinceMs: number; skip: number },
): Promise<number | undefined> {
  const row = await tx
    .selectFrom("bookings")
    .select("created_at")
    .where(column, "=", network)
    .where("created_at", ">", sinceMs)
    .orderBy("created_at", "desc")
    .offset(skip)
    .limit(1)
    .executeTakeFirst();
  return row && Number(row.created_at);
}

/** The sessions to come of each network that has more than one. */
export async function countUpcomingByNetwork(
  db: Db,
  column: NetworkColumn,
  nowMs: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("bookings")
    .select((select) => [select.ref(column).as("network"), select.fn.countAll<number>().as("count")])
    .where(column, "!=", "")
    .where("state", "=", "booked")
    .where("start_at", ">", nowMs)
    .groupBy(column)
    .having((having) => having.fn.countAll(), ">", 1)
    .execute();
  return new Map(rows.map(({ network, count }) => [network, Number(count)]));
}

/** The sessions to come of one network. */
export const upcomingOfNetwork = (tx: Db, column: NetworkColumn, network: string, nowMs: number): Promise<Booking[]> =>
  tx
    .selectFrom("bookings")
    .selectAll()
    .where(column, "=", network)
    .where("state", "=", "booked")
    .where("start_at", ">", nowMs)
    .orderBy("start_at")
    .execute();
