import type { ColumnTypes } from "./migration.ts";

/** Tables of people, of what is sent to them, and of those who run the site. */
export const peopleTables = ({ orderedText, number }: ColumnTypes) => `
create table activity (
  id ${orderedText} primary key, at bigint not null, kind text not null, about text not null,
  who text not null, browser text not null, network text not null
);
create index activity_at on activity (at, id);
create table agent_counts (
  day text not null, kind text not null, agent text not null, path text not null,
  is_confirmed integer not null, count bigint not null,
  constraint agent_counts_key primary key (day, kind, agent, path, is_confirmed)
);
create table alerts (name text primary key, since bigint not null, told_at bigint);
create table backup_health (
  id integer primary key, last_attempt_at bigint, last_made_at bigint, file text not null,
  bytes bigint not null, outcome text not null
);
create table bookings (
  id text primary key, link_key text not null unique, start_at bigint not null, end_at bigint not null,
  state text not null, name text not null, email text not null, email_folded text not null,
  time_zone text not null, notes text not null, revision integer not null, remind_at bigint,
  wants_reminders integer not null, created_at bigint not null, changed_at bigint not null,
  network text not null default '', wide_network text not null default '', mailbox text not null default '',
  idempotency_key text, body_hash text not null default '', no_show integer not null default 0,
  letter_at bigint, kind_id text not null default ''
);
create index bookings_by_creation on bookings (created_at, email_folded);
create index bookings_by_email on bookings (email_folded);
create unique index bookings_by_key on bookings (idempotency_key);
create index bookings_by_mailbox on bookings (mailbox, start_at);
create index bookings_by_network on bookings (network, created_at);
create index bookings_by_start on bookings (start_at, id);
create index bookings_by_wide_network on bookings (wide_network, created_at);
create unique index bookings_once on bookings (start_at) where state = 'booked';
create index bookings_reminders on bookings (state, remind_at);
create table busy_calendars (
  id text primary key, begun integer not null, kept integer not null, asked_at bigint not null, good_at bigint,
  outcome text not null, unread integer not null, fingerprint text not null, since bigint not null
);
create table busy_times (
  calendar_id text not null, start_at bigint not null, end_at bigint not null, session_id text not null,
  sequence bigint not null, constraint busy_times_key primary key (calendar_id, end_at, start_at, session_id)
);
create table calendar_copies (
  booking_id text primary key, calendar_id text not null, sequence bigint not null, written_at bigint not null
);
create table connections (
  name text primary key, plain text not null, secrets text not null, secrets_at bigint not null,
  changed_at bigint not null
);
create table dash_answers (
  id text primary key, question text not null, answer text not null, path text not null,
  changed_at bigint not null
);
create table dash_questions (
  id text primary key, conversation text not null, asked_at bigint not null, question text not null,
  kind text not null, answer text not null, email_folded text, is_settled integer not null default 0
);
create index dash_questions_asked_at on dash_questions (asked_at);
create index dash_questions_conversation on dash_questions (conversation);
create index dash_questions_email_folded on dash_questions (email_folded);
create table dash_spending (period text primary key, tokens bigint not null);
create table desk_access (id integer primary key, passkeys_only integer not null);
create table desk_challenges (
  challenge text primary key, purpose text not null, holder text not null, expires_at bigint not null,
  network text not null default ''
);
create table known_browsers (
  token_hash text primary key, seen_at bigint not null, is_owners integer not null default 0
);
create table leads (
  id text primary key, email_folded text not null unique, email text not null, name text not null,
  business text not null, phone text not null, wants_letters integer not null, created_at bigint not null,
  last_contact_at bigint not null, status text not null default 'new', came_by text not null default '',
  quiz_score integer, next_step text not null default '', next_step_day ${orderedText} not null default '',
  first_source text not null default '', first_page text not null default ''
);
create index leads_by_creation on leads (created_at, id);
create index leads_by_first_page on leads (first_page, created_at);
create index leads_by_first_source on leads (first_source, first_page, created_at);
create index leads_by_status on leads (status, last_contact_at, id);
create index leads_due on leads (next_step_day, id) where next_step_day <> '';
create index leads_in_order on leads (last_contact_at, id);
create table lead_events (
  id text primary key, lead_id text not null references leads(id) on delete cascade, kind text not null,
  details text not null, created_at bigint not null
);
create index lead_events_of on lead_events (lead_id, created_at);
create table lead_notes (
  id text primary key, lead_id text not null references leads(id) on delete cascade, text text not null,
  created_at bigint not null, changed_at bigint, earlier_text text
);
create index lead_notes_by_time on lead_notes (created_at);
create index lead_notes_of on lead_notes (lead_id, created_at);
create table lead_submissions (
  id text primary key, lead_id text references leads(id) on delete cascade, form text not null,
  email_folded text not null, entry text not null, attribution text not null, quarantine text not null,
  created_at bigint not null
);
create index lead_submissions_by_email on lead_submissions (email_folded, created_at);
create index lead_submissions_by_lead on lead_submissions (lead_id);
create index lead_submissions_in_order on lead_submissions (created_at, id);
create index lead_submissions_set_aside on lead_submissions (created_at, id) where quarantine <> '';
create table lead_ways (
  lead_id text not null references leads(id) on delete cascade, way text not null, status text not null,
  last_contact_at bigint not null, constraint lead_ways_key primary key (lead_id, way)
);
create index lead_ways_by_status on lead_ways (way, status, last_contact_at, lead_id);
create index lead_ways_in_order on lead_ways (way, last_contact_at, lead_id);
create table lead_words (
  word ${orderedText} not null, lead_id text not null references leads(id) on delete cascade,
  constraint lead_words_key primary key (word, lead_id)
);
create index lead_words_of on lead_words (lead_id, word);
create table leases (name text primary key, holder text not null, until bigint not null);
create table letter_counts (
  letter text not null, what text not null, count bigint not null,
  constraint letter_counts_key primary key (letter, what)
);
create table letter_plans (
  email_folded text not null, letter text not null, due_at bigint not null, state text not null,
  constraint letter_plans_key primary key (email_folded, letter)
);
create index letter_plans_due on letter_plans (state, due_at);
create table letter_stops (hash text primary key, why text not null, stopped_at bigint not null);
create table letter_subscribers (
  email_folded text primary key, email text not null, name text not null, key text not null unique,
  state text not null, asked_at bigint not null, agreed_words text not null, agreed_on text not null,
  sequence text not null, confirmed_at bigint, stopped_at bigint, stopped_by text, paused_until bigint
);
create index letter_subscribers_by_state on letter_subscribers (state, email_folded);
create table mailbox_reads (
  id text primary key, uid_validity bigint not null, last_uid bigint not null, asked_at bigint not null,
  good_at bigint, outcome text not null, unread integer not null, since bigint not null
);
create table newsletters (
  id text primary key, state text not null, article_slug text not null, subject text not null,
  body text not null, part text not null, due_at bigint, queued_to text not null, created_at bigint not null,
  ended_at bigint
);
create table outbox (
  id text primary key, destination text not null, body text not null, state text not null,
  attempts integer not null, due_at bigint not null, claimed_until bigint not null, last_outcome text not null,
  created_at bigint not null, settled_at bigint, about text not null default '', replayed_at bigint,
  is_failing integer not null default 0, kind text not null default '', recipient text not null default '',
  mailbox text, network text, wide_network text, held_for text, priority integer not null default 1,
  sent_at bigint, booking_id text, is_overtaken integer not null default 0, letter text
);
create index outbox_about on outbox (about, created_at);
create index outbox_by_booking on outbox (booking_id) where booking_id is not null;
create unique index outbox_by_letter on outbox (letter, about) where letter is not null;
create index outbox_by_mailbox on outbox (mailbox, recipient, kind, held_for, created_at) where mailbox is not null;
create index outbox_by_network on outbox (network, recipient, held_for, created_at) where network is not null;
create index outbox_by_priority on outbox (state, destination, priority, due_at);
create index outbox_by_state on outbox (state, created_at, id);
create index outbox_by_wide_network on outbox (wide_network, recipient, held_for, created_at) where wide_network is not null;
create index outbox_due on outbox (state, destination, due_at);
create index outbox_failing on outbox (is_failing, created_at, id);
create index outbox_sent on outbox (destination, sent_at) where sent_at is not null;
create index outbox_settled on outbox (destination, settled_at);
create table outbox_resends (list text primary key, asked_at bigint not null);
create table owner_keys (id ${number}, hash text not null, created_at bigint not null);
create table owner_letters (name text primary key, is_off integer not null, sent_for text not null);
create table owner_links (
  token_hash text primary key, owner_key_id integer not null references owner_keys(id) on delete cascade,
  expires_at bigint not null
);
create table writers (
  id text primary key, name text not null, email text not null, may_publish integer not null,
  invited_at bigint not null, joined_at bigint, invitation_hash text, invitation_until bigint not null
);
create table passkeys (
  id text primary key, writer_id text references writers(id) on delete cascade, name text not null,
  public_key text not null, counter bigint not null, transports text not null, host text not null,
  created_at bigint not null, last_used_at bigint
);
create table owner_sessions (
  token_hash text primary key, owner_key_id integer not null references owner_keys(id) on delete cascade,
  expires_at bigint not null, key_shown_at bigint not null default 0, started_at bigint not null default 0,
  last_used_at bigint not null default 0, browser text not null default '', way text not null default 'key',
  passkey_id text references passkeys(id) on delete cascade,
  writer_id text references writers(id) on delete cascade
);
create table party_outcomes (
  party text primary key, is_well integer not null, outcome text not null, at bigint not null,
  detail text not null default ''
);
create table publishing_keys (
  id text primary key, name text not null, hash text not null unique, created_at bigint not null,
  last_used_at bigint
);
create table quiz_results (
  id text primary key, idempotency_key text not null unique, body_hash text not null, email text not null,
  quiz_score integer not null, quiz_result_category text not null, seo_score integer not null,
  lead_generation_score integer not null, user_experience_score integer not null, created_at bigint not null,
  link_key text, email_folded text not null default '', answers text
);
create index quiz_results_by_body on quiz_results (body_hash, created_at);
create index quiz_results_by_email on quiz_results (email_folded, created_at);
create unique index quiz_results_by_link on quiz_results (link_key);
create index quiz_results_in_order on quiz_results (created_at, id);
create table session_kinds (
  id text primary key, slug text not null unique, name text not null, about text not null, place text not null,
  questions text not null, times text not null, is_hidden integer not null, created_at bigint not null
);
create table site_keys (name text primary key, key text not null);
create table taken_mails (
  id text primary key, kind text not null, delivery_id text not null, about text not null,
  taken_at bigint not null
);
create index taken_mails_by_person on taken_mails (about);
create index taken_mails_by_time on taken_mails (taken_at, id);
create table visit_counts (
  kind text not null, day ${orderedText} not null, path ${orderedText} not null, count integer not null,
  constraint visit_counts_key primary key (kind, day, path)
);
create index visit_counts_by_path on visit_counts (kind, path, day, count)
`;
