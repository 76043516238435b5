import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Since when a person waits for an answer. Until now everybody waited whose status was "new". */
export const waiting: Migration = {
  name: "0068-waiting",
  async up(tx) {
    await sql`alter table leads add column waits_since bigint`.execute(tx);
    await sql`
      update leads set waits_since = last_contact_at where status = 'new'
      and not exists (select 1 from bookings where bookings.email_folded = leads.email_folded and state = 'booked')
      and (
        exists (select 1 from lead_events where lead_events.lead_id = leads.id and kind = 'replied')
        or exists (
          select 1 from lead_submissions where lead_submissions.lead_id = leads.id
          and (form = 'consultation' or entry not like '%"message":""%')
        )
      )`.execute(tx);
    await sql`create index leads_waiting on leads (waits_since, id) where waits_since is not null`.execute(tx);
  },
};
