import { sql } from "kysely";
import type { Db } from "#server/tables/schema.ts";

const msPerDay = 86_400_000;

/** Adds leads with search words and fields, each with a delivery and a quiz result, in SQL that both engines know. */
export async function seedDesk(db: Db, count: number, nowMs: number) {
  const startMs = nowMs - 900 * msPerDay;
  const stepMs = Math.floor((900 * msPerDay) / count);
  const numbers = sql.raw(
    `with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${count - 1})`,
  );
  const at = sql.raw(`${startMs} + i * cast(${stepMs} as bigint)`);
  const fill = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await fill(sql`insert into leads (id, email_folded, email, name, business, phone, wants_letters, created_at, last_contact_at, status, note, came_by, quiz_score)
    ${numbers} select 'lead' || i, 'owner' || i || '@venue.example', 'owner' || i || '@venue.example', 'Name' || (i % 5000), 'Estate' || (i % 9000),
      '', i % 2, ${at}, ${at}, case i % 4 when 0 then 'new' when 1 then 'talking' when 2 then 'client' else 'closed' end, '',
      case i % 3 when 0 then 'quiz' when 1 then 'booking' else 'winery' end, i % 46 from numbers`);
  for (const word of ["'owner' || i", "'name' || (i % 5000)", "'estate' || (i % 9000)", "'venue'", "'example'"])
    await fill(
      sql`insert into lead_words (word, lead_id) ${numbers} select ${sql.raw(word)}, 'lead' || i from numbers`,
    );
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
