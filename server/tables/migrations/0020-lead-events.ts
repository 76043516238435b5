import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Events of a lead that no other table has: changes of status, and sessions made, moved and cancelled. For earlier
 * sessions, the first hour of a moved one is unknown.
 */
export const leadEvents: Migration = {
  name: "0020-lead-events",
  async up(tx) {
    await tx.schema
      .createTable("lead_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    const whoseSession = sql`from bookings join leads on leads.email_folded = bookings.email_folded`;
    const session = sql`'{"bookingId":"' || bookings.id || '","startMs":' || bookings.start_at || '}'`;
    const withoutHour = sql`'{"bookingId":"' || bookings.id || '"}'`;
    const ownChange = sql`case when state = 'cancelled' then 1 else 0 end`;
    await sql`insert into lead_events (id, lead_id, kind, details, created_at)
      select bookings.id || '-booked', leads.id, 'booked',
        case when revision > ${ownChange} then ${withoutHour} else ${session} end, bookings.created_at ${whoseSession}
      union all select bookings.id || '-moved', leads.id, 'moved', ${session}, bookings.changed_at ${whoseSession}
        where state = 'booked' and revision > 0
      union all select bookings.id || '-cancelled', leads.id, 'cancelled', ${session}, bookings.changed_at ${whoseSession}
        where state = 'cancelled'`.execute(tx);
    await tx.schema.createIndex("lead_events_of").on("lead_events").columns(["lead_id", "created_at"]).execute();
  },
};
