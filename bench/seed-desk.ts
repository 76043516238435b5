import { sql } from "kysely";
import type { Db } from "#server/tables/schema.ts";

const msPerDay = 86_400_000;
/** Younger than what the site deletes by itself meanwhile. */
const days = 700;

/**
 * Leads with their words and ways, and of each a form, a delivery, a quiz result, a note and an event: in SQL that both
 * engines know. One in a thousand has a step due.
 */
export async function seedDesk(db: Db, count: number, nowMs: number) {
  const startMs = nowMs - days * msPerDay;
  const stepMs = Math.floor((days * msPerDay) / count);
  const numbers = sql.raw(
    `with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${count - 1})`,
  );
  const at = sql.raw(`${startMs} + i * cast(${stepMs} as bigint)`);
  const fill = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await fill(sql`insert into leads (id, email_folded, email, name, business, phone, wants_letters, created_at, last_contact_at, status, next_step, next_step_day, came_by, quiz_score)
    ${numbers} select 'lead' || i, 'owner' || i || '@venue.example', 'owner' || i || '@venue.example', 'Name' || (i % 5000), 'Estate' || (i % 9000),
      '', i % 2, ${at}, ${at}, case i % 4 when 0 then 'new' when 1 then 'talking' when 2 then 'client' else 'closed' end,
      case when i % 1000 = 0 then 'Call' else '' end, case when i % 1000 = 0 then '2020-01-01' else '' end,
      case i % 3 when 0 then 'quiz' when 1 then 'booking' else 'winery' end, i % 46 from numbers`);
  for (const word of ["'owner' || i", "'name' || (i % 5000)", "'estate' || (i % 9000)", "'venue'", "'example'"])
    await fill(
      sql`insert into lead_words (word, lead_id) ${numbers} select ${sql.raw(word)}, 'lead' || i from numbers`,
    );
  for (const way of ["came_by", "'quiz'", "'winery'"])
    await fill(sql`insert into lead_ways (lead_id, way, status, last_contact_at)
      select id, ${sql.raw(way)}, status, last_contact_at from leads where true on conflict do nothing`);
  await fill(sql`insert into lead_notes (id, lead_id, text, created_at)
    ${numbers} select 'note' || i, 'lead' || i, 'Called twice.', ${at} from numbers`);
  await fill(sql`insert into lead_events (id, lead_id, kind, details, created_at)
    ${numbers} select 'event' || i, 'lead' || i, 'status', '{"from":"new","to":"talking"}', ${at} from numbers`);
  await fill(sql`insert into lead_submissions (id, lead_id, form, email_folded, entry, attribution, quarantine, created_at)
    ${numbers} select 'sent' || i, case when i % 50 = 0 then null else 'lead' || i end, 'winery', 'owner' || i || '@venue.example',
      '{"name":"Name","email":"owner@venue.example"}', '{}', case when i % 50 = 0 then 'trap' else '' end, ${at} from numbers`);
  await fill(sql`insert into outbox (id, destination, body, state, attempts, due_at, claimed_until, last_outcome, created_at, settled_at, about, is_failing)
    ${numbers} select 'delivery' || i, 'quiz-crm', '{"email":"owner@venue.example"}',
      case i % 100 when 0 then 'parked' when 1 then 'waiting' else 'delivered' end, case i % 100 when 0 then 6 else 1 end,
      ${nowMs + 400 * msPerDay}, 0, '200', ${at}, ${at}, 'owner' || i || '@venue.example', case i % 100 when 0 then 1 else 0 end from numbers`);
  await fill(sql`insert into quiz_results (id, idempotency_key, body_hash, email, quiz_score, quiz_result_category, seo_score, lead_generation_score, user_experience_score, created_at, email_folded)
    ${numbers} select 'result' || i, 'key' || i, 'hash', 'owner' || i || '@venue.example', i % 46, 'Building Momentum', 50, 50, 50, ${at},
      'owner' || i || '@venue.example' from numbers`);
  await sql`analyze`.execute(db);
}
