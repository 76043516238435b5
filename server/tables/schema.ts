import type { Generated, Kysely } from "kysely";
import type { MailKind, MailRecipient } from "#app/rules/mail/mail-kinds.ts";
import type { HeldFor } from "#app/rules/mail/mail-limits.ts";
import type { DeliveryState } from "#app/rules/outbox/delivery-status.ts";
import type { VisitKind } from "#app/rules/visits/counted-request.ts";
import type { DashTables } from "./assistant/dash-tables.ts";
import type { BusyTables } from "./bookings/busy-tables.ts";
import type { OwnersTables } from "./business/owners-tables.ts";
import type { LeadTables } from "./leads/lead-tables.ts";
import type { LetterTables } from "./letters/letter-tables.ts";
import type { MailboxTables } from "./mail/mailbox-tables.ts";
import type { AccessTables } from "./owner/access-tables.ts";
import type { VisibilityTables } from "./visits/visibility-tables.ts";

type OtherTables = OwnersTables &
  AccessTables &
  VisibilityTables &
  BusyTables &
  LeadTables &
  LetterTables &
  MailboxTables &
  DashTables;

/** Times are UTC milliseconds, flags 0 or 1, lists JSON: the same on SQLite and PostgreSQL. */
export type Schema = OtherTables & {
  articles: {
    id: string;
    source: "n8n" | "static";
    slug: string;
    /** The requested slug, before it was made distinct. */
    wanted_slug: string;
    title: string;
    author: string;
    date: string;
    /** List order, by `sortKey`. */
    sort_day: string;
    source_rank: number;
    sort_ms: number;
    excerpt: string;
    content: string;
    categories: string;
    image_src: string;
    read_time_minutes: number;
    /** A hash of what is visible: an unchanged post is not written again. */
    hash: string;
    listed: number;
    /** A sample article of a new site. */
    is_sample: number;
    withdrawn_at: number | null;
    updated_at: number;
  };
  /** Saved versions of the owner's articles, as JSON; one with a due time is a plan. */
  article_versions: {
    id: string;
    article_id: string;
    hash: string;
    post: string;
    saved_at: number;
    due_at: number | null;
    /** A published text, or a draft that another text replaced. */
    kind: Generated<"published" | "draft">;
    /** The writer who planned it; null for the owner and for programs. */
    writer_id: Generated<string | null>;
    /** The publishing key that planned it. */
    publishing_key_id: Generated<string | null>;
    /** "owner", a writer or a publishing key; empty for what was stored before authors were. */
    author_id: Generated<string>;
    author_name: Generated<string>;
  };
  /** Articles being written on the desk, as JSON. */
  article_drafts: {
    article_id: string;
    post: string;
    /** Rises with each save. */
    revision: number;
    /** The window that saved it last. */
    writer: string;
    /** The guest of the desk who began it; null for the owner. */
    writer_id: string | null;
    /** Stands for the article's hash where its pictures are held. */
    picture_key: string;
    saved_at: number;
    /** The author who saved it last, as of a version. */
    author_id: Generated<string>;
    author_name: Generated<string>;
  };
  /** Earlier addresses of articles. */
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
    answer_like: string;
    started_at: number | null;
  };
  owner_keys: { id: Generated<number>; hash: string; created_at: number };
  /** Secret keys that all instances share, by purpose. */
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
    /** The key of its private link; earlier results have none. */
    link_key: string | null;
    email_folded: string;
    /** Fifteen digits; earlier results, and those of other senders, have none. */
    answers: string | null;
    /** 1 beyond a network's limit, until the owner releases it: it has caused nothing. */
    is_set_aside: Generated<number>;
    /** Of one set aside: whether letters are asked for when it is released. */
    wants_letters: Generated<number>;
  };
  /** Posts of a UTC day by kind and network (a keyed hash, empty if unknown). */
  network_counts: { day: string; kind: string; network: string; count: number };
  outbox: {
    /** Also the `webhook-id`, the same on every attempt. */
    id: string;
    destination: string;
    body: string;
    /** A held mail waits for the owner; a withdrawn one is not wanted any more; an unknown letter may have left. */
    state: DeliveryState;
    attempts: number;
    due_at: number;
    /** No other instance takes it before this time. */
    claimed_until: number;
    last_outcome: string;
    created_at: number;
    settled_at: number | null;
    /** The person's address in lower case, or empty. */
    about: string;
    /** When the owner last sent it again: its three days began anew. */
    replayed_at: number | null;
    /**
     * 1: dead-lettered, or retried more often than a brief failure explains. 2: sent again since, without an answer.
     */
    is_failing: number;
    /** Empty for webhook calls. */
    kind: MailKind | "";
    recipient: MailRecipient | "";
    /** The visitor's folded mailbox; with the network it is stored for a day, to be counted. */
    mailbox: string | null;
    network: string | null;
    wide_network: string | null;
    /** The limit that holds it, until it is released. */
    held_for: HeldFor | null;
    /** Lower leaves first. */
    priority: number;
    /** When it left; for a mail under way, when its attempt began. */
    sent_at: number | null;
    /** The session that a mail is about. */
    booking_id: string | null;
    /** The session was moved or cancelled before it left. */
    is_overtaken: number;
    /** The letter that it is a copy of, such as "winery-1"; null for every other mail. */
    letter: string | null;
  };
  /** Lists that the owner has asked to be sent again, until all of it is due. */
  outbox_resends: { list: string; asked_at: number };
  /** Counts by business day; nothing about visitors. */
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
    /** When a reminder is due; null if none is, or it was sent. */
    remind_at: number | null;
    wants_reminders: number;
    created_at: number;
    changed_at: number;
    /** Keyed hashes (`VisitorNetwork`); empty if unknown. */
    network: string;
    wide_network: string;
    /** By `foldMailbox`. */
    mailbox: string;
    /** From the visitor's page or program; a repeat with the same words returns the links again. */
    idempotency_key: string | null;
    /** Of the request; empty in earlier bookings. */
    body_hash: string;
    /** 1 if the visitor did not come. */
    no_show: number;
    /** When the owner sent a letter after it. */
    letter_at: number | null;
    /** The kind of session; empty for the free audit. */
    kind_id: string;
  };
  facts: { path: string; value: string; updated_at: number };
  leases: { name: string; holder: string; until: number };
  /** Rendered articles: a row for each article hash and rendering version. */
  renderings: {
    article_hash: string;
    version: string;
    html: string;
    contents: string;
    is_real: number;
    has_loose_marks: number;
    made_at: number;
  };
  /** Pictures of articles, by a hash of their address, and the state of copying them. */
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
  /** The state of each article when search engines were last told. */
  announcements: { article_id: string; state: string };
  /** Files under the hash of their content. */
  media: { hash: string; type: string; bytes: Uint8Array; made_at: number };
  /** The result of the last backups, wherever their files are. */
  backup_health: {
    id: number;
    last_attempt_at: number | null;
    last_made_at: number | null;
    file: string;
    bytes: number;
    outcome: string;
  };
  /** A fact's value before its last change; null for the default. */
  previous_facts: {
    path: string;
    value: string | null;
    /** The change id of that change; empty in earlier rows. */
    change_id: string;
  };
  /** The last test of an integration, or its last use. */
  party_outcomes: { party: string; is_well: number; outcome: string; at: number; detail: string };
  /** Services that the owner connected on the desk: plain values as JSON, secrets encrypted. */
  connections: { name: string; plain: string; secrets: string; secrets_at: number; changed_at: number };
  /** Current problems, since when, and when the owner was told. */
  alerts: { name: string; since: number; told_at: number | null };
  /** Links that sign the owner in once. */
  owner_links: { token_hash: string; owner_key_id: number; expires_at: number };
  /** Steps that the owner has done on the way to the launch (`LaunchStep`). */
  launch_steps: { name: string; done_at: number };
  migrations: { name: string; applied_at: number };
};

/** The database itself or a transaction on it. */
export type Db = Kysely<Schema>;
