import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";

const msPerDay = 86_400_000;
/** Below the age at which the site deletes the rows by itself. */
const days = 700;

type Filling = {
  fill: (statement: ReturnType<typeof sql>) => Promise<unknown>;
  /** The numbers from 0, as `i`. */
  to: (count: number) => RawBuilder<unknown>;
  /** The time of each of `count` rows, spread over all days. */
  at: (count: number) => RawBuilder<unknown>;
  nowMs: number;
};

/**
 * Inserts people, each with words, ways, a form entry, three mails, a delivery, a quiz result, a note and a consent;
 * their tags and events; and as many other rows as the desk ever keeps. The SQL is common to both engines. One person in
 * a thousand has a step due, and one in forty waits for an answer.
 */
export async function seedDesk(db: Db, { people, events }: { people: number; events: number }, nowMs: number) {
  const filling: Filling = {
    fill: (statement) => statement.execute(db),
    to: (count) =>
      sql.raw(`with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${count - 1})`),
    at: (count) => sql.raw(`${nowMs - days * msPerDay} + i * cast(${Math.floor((days * msPerDay) / count)} as bigint)`),
    nowMs,
  };
  await seedPeople(filling, people);
  await seedWhatHappened(filling, people, events);
  await seedSessions(filling, people);
  await seedLetters(filling, people);
  await seedCounts(filling);
  await seedOwnersLists(filling);
}

async function seedPeople({ fill, to, at: timeOf }: Filling, count: number) {
  const [numbers, at] = [to(count), timeOf(count)];
  await fill(sql`insert into leads (id, email_folded, email, name, business, phone, wants_letters, created_at, last_contact_at, status, next_step, next_step_day, came_by, quiz_score, first_source, first_page, first_campaign, has_asked, waits_since)
    ${numbers} select 'lead' || i, 'owner' || i || '@venue.example', 'owner' || i || '@venue.example', 'Name' || (i % 5000), 'Estate' || (i % 9000),
      '', i % 2, ${at}, ${at}, case i % 4 when 0 then 'new' when 1 then 'talking' when 2 then 'client' else 'closed' end,
      case when i % 1000 = 0 then 'Call' else '' end, case when i % 1000 = 0 then '2020-01-01' else '' end,
      case i % 3 when 0 then 'quiz' when 1 then 'booking' else 'winery' end, i % 46,
      case when i % 4 = 0 then '' when i % 9999 = 0 then 'maps' when i % 3 = 0 then 'search' when i % 3 = 1 then 'ads' else 'direct' end,
      case when i % 4 = 0 then '' when i % 9999 = 0 then '/rare' when i % 3 = 0 then '/verticals/wineries' else '/' end,
      case when i % 9999 = 0 then 'rare' when i % 12 = 1 then 'fall-' || (i % 7) else '' end, i % 2,
      case when i % 40 = 0 then ${at} else null end from numbers`);
  await fill(sql`insert into lead_tags (tag, lead_id)
    ${numbers} select case when i % 5000 = 0 then 'rare' when i % 4 = 0 then 'list' else 'fair' end, 'lead' || i from numbers where i % 2 = 0 or i % 5000 = 0`);
  for (const word of ["'owner' || i", "'name' || (i % 5000)", "'estate' || (i % 9000)", "'venue'", "'example'"])
    await fill(
      sql`insert into lead_words (word, lead_id) ${numbers} select ${sql.raw(word)}, 'lead' || i from numbers`,
    );
  for (const way of ["came_by", "'quiz'", "'winery'"])
    await fill(sql`insert into lead_ways (lead_id, way, status, last_contact_at)
      select id, ${sql.raw(way)}, status, last_contact_at from leads where true on conflict do nothing`);
}

async function seedWhatHappened({ fill, to, at: timeOf, nowMs }: Filling, count: number, events: number) {
  const [numbers, at] = [to(count), timeOf(count)];
  await fill(sql`insert into lead_notes (id, lead_id, text, created_at)
    ${numbers} select 'note' || i, 'lead' || i, 'Called twice.', ${at} from numbers`);
  await fill(sql`insert into lead_events (id, lead_id, kind, details, created_at)
    ${to(events)} select 'event' || i, 'lead' || (i % ${sql.raw(String(count))}), 'status', '{"from":"new","to":"talking"}', ${timeOf(events)} from numbers`);
  await fill(sql`insert into lead_submissions (id, lead_id, form, email_folded, entry, attribution, quarantine, created_at)
    ${numbers} select 'sent' || i, case when i % 50 = 0 then null else 'lead' || i end, 'winery', 'owner' || i || '@venue.example',
      '{"name":"Name","email":"owner@venue.example"}', '{}', case when i % 50 = 0 then 'trap' else '' end, ${at} from numbers`);
  const mails = 3 * count;
  await fill(sql`insert into thread_mails (id, lead_id, direction, message_id, reference_ids, thread_index, sender, subject, text, whole, at)
    ${to(mails)} select 'thread' || i, 'lead' || (i % ${sql.raw(String(count))}), case i % 2 when 0 then 'in' else 'out' end, '<' || i || '@venue.example>',
      '', '', 'owner@venue.example', 'Your letter', 'Could we talk on Monday?', 'Could we talk on Monday?', ${timeOf(mails)} from numbers`);
  await fill(sql`insert into outbox (id, destination, body, state, attempts, due_at, claimed_until, last_outcome, created_at, settled_at, about, is_failing)
    ${numbers} select 'delivery' || i, 'quiz-crm', '{"email":"owner@venue.example"}',
      case i % 100 when 0 then 'parked' when 1 then 'waiting' else 'delivered' end, case i % 100 when 0 then 6 else 1 end,
      ${nowMs + 400 * msPerDay}, 0, '200', ${at}, ${at}, 'owner' || i || '@venue.example', case i % 100 when 0 then 1 else 0 end from numbers`);
  await fill(sql`insert into quiz_results (id, idempotency_key, body_hash, email, quiz_score, quiz_result_category, seo_score, lead_generation_score, user_experience_score, created_at, email_folded)
    ${numbers} select 'result' || i, 'key' || i, 'hash', 'owner' || i || '@venue.example', i % 46, 'Building Momentum', 50, 50, 50, ${at},
      'owner' || i || '@venue.example' from numbers`);
}

/** As many future sessions as a calendar can hold, and past ones. */
async function seedSessions({ fill, to, nowMs }: Filling, people: number) {
  const past = Math.floor(people / 5);
  const start = (from: string) => sql.raw(from);
  const insert = (count: number, startAt: RawBuilder<unknown>, id: string) =>
    fill(sql`insert into bookings (id, link_key, start_at, end_at, state, name, email, email_folded, time_zone, notes, revision, remind_at, wants_reminders, created_at, changed_at, network, wide_network, mailbox, idempotency_key, body_hash, no_show, letter_at, kind_id)
      ${to(count)} select ${sql.lit(id)} || i, ${sql.lit(id)} || i, ${startAt}, ${startAt} + 1800000, case when i % 10 = 0 then 'cancelled' else 'booked' end,
        'Name' || (i % 5000), 'owner' || i || '@venue.example', 'owner' || i || '@venue.example', 'Europe/Paris', 'Two labels, one cellar.', 0, null, 1,
        ${startAt} - 86400000, ${startAt} - 86400000, '', '', 'owner' || i || '@venue.example', null, '', 0, null, '' from numbers`);
  const pastStepMs = Math.floor((days * msPerDay) / past);
  await insert(past, start(`${nowMs - days * msPerDay} + i * cast(${pastStepMs} as bigint) - 3600000`), "past");
  await insert(500, start(`${nowMs + 3_600_000} + i * cast(3600000 as bigint)`), "ahead");
}

async function seedLetters({ fill, to, at: timeOf, nowMs }: Filling, people: number) {
  const [numbers, at] = [to(people), timeOf(people)];
  await fill(sql`insert into letter_subscribers (email_folded, email, name, key, state, asked_at, agreed_words, agreed_on, sequence, confirmed_at)
    ${numbers} select 'owner' || i || '@venue.example', 'owner' || i || '@venue.example', 'Name', 'key' || i,
      case when i % 10 = 0 then 'unconfirmed' else 'confirmed' end, ${nowMs}, 'Yes', '/', 'winery', ${at} from numbers`);
  await fill(sql`insert into newsletters (id, state, article_slug, subject, body, part, queued_to, created_at)
    ${to(200)} select 'letter' || i, case when i = 0 then 'draft' else 'sent' end, '', 'A letter', 'Words.', case when i = 0 then 'trade:winery' else 'all' end, '', ${timeOf(200)} from numbers`);
  await fill(
    sql`insert into letter_counts (letter, what, count) ${to(200)} select 'letter' || i, 'sent', 1000 from numbers`,
  );
  await fill(sql`insert into taken_mails (id, kind, delivery_id, about, taken_at)
    ${numbers} select 'mail' || i, 'reply', 'delivery' || i, 'owner' || i || '@venue.example', ${at} from numbers where i % 10 = 0`);
}

/** A hundred pages and twenty agents for each day. */
async function seedCounts({ fill, to, nowMs }: Filling) {
  const dates = Array.from({ length: days }, (_, ago) => new Date(nowMs - ago * msPerDay).toISOString().slice(0, 10));
  const values = sql.join(dates.map((day) => sql`(${sql.lit(day)})`));
  const each = (count: number) => sql`${to(count)}, dates(day) as (values ${values})`;
  await fill(sql`insert into visit_counts (kind, day, path, count)
    ${each(100)} select 'view', day, '/blog/article-' || i, 3 from numbers, dates`);
  for (const kind of ["visit", "from", "form shown", "form sent", "quiz", "download"])
    await fill(sql`insert into visit_counts (kind, day, path, count)
      ${each(10)} select ${sql.lit(kind)}, day, i || '', 3 from numbers, dates`);
  await fill(sql`insert into agent_counts (day, kind, agent, path, is_confirmed, count)
    ${each(20)} select day, case i % 4 when 0 then 'question' when 1 then 'index' when 2 then 'training' else 'arrival' end,
      'Agent ' || (i % 5), '/page-' || i, 1, 2 from numbers, dates`);
}

async function seedOwnersLists({ fill, to, at: timeOf, nowMs }: Filling) {
  await fill(sql`insert into activity (id, at, kind, about, who, browser, network)
    ${to(20_000)} select 'act' || i, ${timeOf(20_000)}, 'sign-in', '', '', 'Chrome on Linux', '' from numbers`);
  await fill(sql`insert into missed_addresses (address, count, last_at, linked_from, is_set_aside)
    ${to(500)} select '/old-' || i, i, ${nowMs}, '', 0 from numbers`);
  await fill(sql`insert into redirects (old_address, new_address, created_at)
    ${to(2000)} select '/earlier-' || i, '/about', ${nowMs} from numbers`);
  await fill(sql`insert into dash_questions (id, conversation, asked_at, question, kind, answer, is_settled)
    ${to(5000)} select 'question' || i, 'talk' || i, cast(${nowMs} as bigint) - i, 'Do you ship to Ohio?', 'declined', '', 0 from numbers`);
  await fill(sql`insert into dash_answers (id, question, answer, path, changed_at)
    ${to(500)} select 'answer' || i, 'Do you ship to Ohio, case ' || i || '?', 'Yes.', '/about', ${nowMs} from numbers`);
}
