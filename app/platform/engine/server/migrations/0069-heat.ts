import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Columns for the heat of people, their tags, and the orders of their list. */
export const heat: Migration = {
  name: "0069-heat",
  async up(tx, engine) {
    const orderedText = engine === "postgres" ? 'text collate "C"' : "text";
    const campaign =
      engine === "postgres" ? "attribution::json ->> 'utm_campaign'" : "json_extract(attribution, '$.utm_campaign')";
    const statements = `
alter table leads add column first_campaign text not null default '';
alter table leads add column has_asked integer not null default 0;
alter table leads add column warm_until bigint not null default 0;
update leads set has_asked = 1 where waits_since is not null
  or exists (select 1 from lead_events where lead_events.lead_id = leads.id and kind = 'replied')
  or exists (
    select 1 from lead_submissions where lead_submissions.lead_id = leads.id
    and (form = 'consultation' or entry not like '%"message":""%')
  );
update leads set first_campaign = coalesce((
  select ${campaign} from lead_submissions where lead_submissions.lead_id = leads.id and quarantine = ''
  and attribution <> '{}' order by lead_submissions.created_at limit 1
), '') where first_source <> '';
create index leads_by_heat on leads (warm_until, id);
create index leads_by_status_and_heat on leads (status, warm_until, id);
create index leads_by_origin on leads (created_at, first_source, first_page, first_campaign);
create index leads_by_name on leads (lower(case when name = '' then email else name end), id);
create index quiz_results_by_score on quiz_results (quiz_score, id);
create table lead_tags (
  tag ${orderedText} not null, lead_id text not null references leads(id) on delete cascade,
  constraint lead_tags_key primary key (tag, lead_id)
);
create index lead_tags_of on lead_tags (lead_id, tag)`;
    for (const statement of statements.split(";")) await sql.raw(statement).execute(tx);
  },
};
