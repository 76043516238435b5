import type { Db } from "#server/tables/schema.ts";
import type { Booking } from "./bookings.ts";

/** The IPv4 address or IPv6 /64 that a booking came from, or the /48 around it. */
export type NetworkColumn = "network" | "wide_network";

/** When the newest booking but so many of a network was made, cancelled ones included; undefined where none was since. */
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

/** How many sessions are still to come from each network, where that is more than one. */
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

/** The sessions still to come from one network. */
export const upcomingOfNetwork = (tx: Db, column: NetworkColumn, network: string, nowMs: number): Promise<Booking[]> =>
  tx
    .selectFrom("bookings")
    .selectAll()
    .where(column, "=", network)
    .where("state", "=", "booked")
    .where("start_at", ">", nowMs)
    .orderBy("start_at")
    .execute();
