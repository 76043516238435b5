import type { Kysely } from "kysely";
import type { MailKind, MailRecipient } from "#platform/mail/mail-kinds.ts";
import type { HeldFor } from "#platform/mail/mail-limits.ts";
import type { DeliveryState } from "#platform/outbox/delivery-status.ts";

/**
 * The tables of the platform; each feature adds its own in its `server/tables.ts`. Times are UTC milliseconds, flags 0 or
 * 1, lists JSON: the same on SQLite and PostgreSQL.
 */
export interface Schema {
  content_version: { id: number; version: number };
  /** Secret keys that all instances share, by purpose. */
  site_keys: { name: string; key: string };
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
  leases: { name: string; holder: string; until: number };
  migrations: { name: string; applied_at: number };
}

/** The database itself or a transaction on it. */
export type Db = Kysely<Schema>;
