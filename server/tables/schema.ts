import type { Generated, Kysely } from "kysely";
import type { LeadStatus } from "#app/rules/leads/lead-status.ts";
import type { MailKind, MailRecipient } from "#app/rules/mail/mail-kinds.ts";
import type { HeldFor } from "#app/rules/mail/mail-limits.ts";
import type { VisitKind } from "#app/rules/visits/counted-request.ts";

/** Times are UTC milliseconds, flags 0 or 1, lists JSON: the same on SQLite and PostgreSQL. */
export type Schema = {
  articles: {
    id: string;
    source: "n8n" | "static";
    slug: string;
    /** What the post asked to be called, before its slug was made unlike all others. */
    wanted_slug: string;
    title: string;
    author: string;
    date: string;
    /** The order of all lists, by `sortKey`. */
    sort_day: string;
    source_rank: number;
    sort_ms: number;
    excerpt: string;
    content: string;
    categories: string;
    image_src: string;
    read_time_minutes: number;
    /** What of the post is shown, hashed: an unchanged post is not written again. */
    hash: string;
    listed: number;
    /** One of those a new site opens with. */
    is_sample: number;
    withdrawn_at: number | null;
    updated_at: number;
  };
  /** The owner's articles as they were saved, as JSON; one that is due at a time is published then. */
  article_versions: {
    id: string;
    article_id: string;
    hash: string;
    post: string;
    saved_at: number;
    due_at: number | null;
  };
  /** Addresses that articles had before. */
  old_addresses: { slug: string; article_id: string };
  content_version: { id: number; version: number };
  feed_health: {
    id: number;
    last_attempt_at: number | null;
    last_success_at: number | null;
    outcome: string;
    detail: string;
    shape: string;
    kept: number;
    dropped: string;
    started_at: number | null;
  };
  owner_keys: { id: Generated<number>; hash: string; created_at: number };
  /** Who signed in on the desk: what the cookie holds is kept hashed, and ends with the key that opened it. */
  owner_sessions: { token_hash: string; owner_key_id: number; expires_at: number };
  /** Keys that all instances share and nobody sees, by what they are for. */
  site_keys: { name: string; key: string };
  quiz_results: {
    id: string;
    idempotency_key: string;
    body_hash: string;
    email: string;
    quiz_score: number;
    quiz_result_category: string;
    seo_score: number;
    lead_generation_score: number;
    user_experience_score: number;
    created_at: number;
    /** Names the address under which the result can be read again; results of before there were any have none. */
    link_key: string | null;
    email_folded: string;
  };
  outbox: {
    /** Also the id that the receiver is told, the same on every attempt. */
    id: string;
    destination: string;
    body: string;
    /** A held mail waits for the owner's word; one that was withdrawn never got it. */
    state: "waiting" | "delivered" | "parked" | "held" | "withdrawn";
    attempts: number;
    due_at: number;
    /** Nobody else takes it before this time. */
    claimed_until: number;
    last_outcome: string;
    created_at: number;
    settled_at: number | null;
    /** The address in lower case of the person it concerns, empty where it concerns nobody. */
    about: string;
    /** When the owner last sent it off again: its three days began anew. */
    replayed_at: number | null;
    /** Dead-lettered, or tried more often than a hiccup explains. */
    is_failing: number;
    /** Of a mail; empty for what goes to programs. */
    kind: MailKind | "";
    recipient: MailRecipient | "";
    /** Of the visitor whom it concerns, folded; with the network it came from it is known for a day, to be counted. */
    mailbox: string | null;
    network: string | null;
    wide_network: string | null;
    /** The limit that it is beyond, until it is released. */
    held_for: HeldFor | null;
    /** Lower leaves first. */
    priority: number;
    /** When it left; of a mail on its way, when that was begun. */
    sent_at: number | null;
  };
  leads: {
    id: string;
    /** The address in lower case: one person, however it was typed. */
    email_folded: string;
    email: string;
    name: string;
    business: string;
    phone: string;
    wants_letters: number;
    created_at: number;
    last_contact_at: number;
    status: LeadStatus;
    note: string;
    /** What they did last: a form's name, "quiz" or "booking". */
    came_by: string;
    /** Of their last quiz. */
    quiz_score: number | null;
  };
  /** Every word of a lead, folded, so that it is found by the beginning of any. */
  lead_words: { word: string; lead_id: string };
  lead_submissions: {
    id: string;
    /** Nobody while it is marked as spam. */
    lead_id: string | null;
    form: string;
    email_folded: string;
    /** What was sent, as JSON. */
    entry: string;
    /** How the visitor came, as JSON; "{}" where that is not known or not wanted. */
    attribution: string;
    /** Why it is marked as spam, empty where it is not. */
    quarantine: string;
    created_at: number;
  };
  /** How often something happened on a day of the business; nothing of who did it. */
  visit_counts: { kind: VisitKind; day: string; path: string; count: number };
  bookings: {
    id: string;
    /** The secret part of the private link. */
    link_key: string;
    start_at: number;
    end_at: number;
    state: "booked" | "cancelled";
    name: string;
    email: string;
    email_folded: string;
    /** The visitor's. */
    time_zone: string;
    notes: string;
    /** Rises with each change. */
    revision: number;
    /** When a reminder is due; null where none is, or it has been sent. */
    remind_at: number | null;
    wants_reminders: number;
    created_at: number;
    changed_at: number;
    /** Where it was made, as keyed hashes (`VisitorNetwork`); empty where that was not known. */
    network: string;
    wide_network: string;
    /** By `foldMailbox`. */
    mailbox: string;
    /** As the visitor's page or program gave it; whoever shows it and the same words again gets the links again. */
    idempotency_key: string | null;
    /** Of what was asked for; empty in bookings made before this was kept. */
    body_hash: string;
  };
  facts: { path: string; value: string; updated_at: number };
  leases: { name: string; holder: string; until: number };
  /** Articles as pages show them: one row for each hash of an article and each version of the rendering. */
  renderings: {
    article_hash: string;
    version: string;
    html: string;
    contents: string;
    is_real: number;
    has_loose_marks: number;
    made_at: number;
  };
  /** Pictures that articles name, by a hash of their address, and what became of copying them. */
  pictures: {
    id: string;
    address: string;
    state: "waiting" | "ready" | "parked";
    attempts: number;
    due_at: number;
    outcome: string;
    width: number;
    height: number;
  };
  picture_uses: { article_hash: string; picture_id: string };
  picture_files: { picture_id: string; width: number; type: "avif" | "webp"; hash: string };
  /** How each article was when search engines were last told of it. */
  announcements: { article_id: string; state: string };
  /** Files under the hash of their content. */
  media: { hash: string; type: string; bytes: Uint8Array; made_at: number };
  /** How the last backups ended, wherever their files are. */
  backup_health: {
    id: number;
    last_attempt_at: number | null;
    last_made_at: number | null;
    file: string;
    bytes: number;
    outcome: string;
  };
  /** What a fact was before its last change; null where it was the default. */
  previous_facts: { path: string; value: string | null };
  /** How the last test of an integration, or the last word to it, ended. */
  party_outcomes: { party: string; is_well: number; outcome: string; at: number };
  /** What is wrong now, since when, and when the owner was told of it. */
  alerts: { name: string; since: number; told_at: number | null };
  migrations: { name: string; applied_at: number };
};

/** The database itself or a transaction on it. */
export type Db = Kysely<Schema>;
