import type { ColumnType, Generated } from "kysely";
import type { LeadEvent } from "../rules/lead-event.ts";
import type { KeptField } from "../rules/lead-fields.ts";
import type { LeadStatus } from "../rules/lead-status.ts";
import type { VisitSource } from "../rules/visit-source.ts";

/** People, how they came, what they sent and what the owner wrote down about them. */
export type LeadTables = {
  leads: Record<KeptField, string> & {
    id: string;
    /** The address in lower case: one person, however it was typed. */
    email_folded: string;
    wants_letters: number;
    created_at: number;
    last_contact_at: number;
    status: LeadStatus;
    /** The owner's next step with them, and its day (`YYYY-MM-DD`); both empty without a plan. */
    next_step: string;
    next_step_day: string;
    /** Since when they wait for an answer; null if they asked nothing, or had an answer or a session since. */
    waits_since: ColumnType<number | null, number | null | undefined>;
    /** Their last contact: a form's name, "quiz" or "booking". */
    came_by: string;
    /** Of their last quiz. */
    quiz_score: number | null;
    /** How they first came, and the first page that they saw, as a path; empty if not known. */
    first_source: ColumnType<VisitSource | "", VisitSource | "" | undefined>;
    first_page: Generated<string>;
    first_campaign: Generated<string>;
    /** 1 if they ever asked something, also in a mail. */
    has_asked: Generated<number>;
    /** When their heat will have fallen to one point; 0 without any. */
    warm_until: Generated<number>;
  };
  /** Every way in which a lead ever came, with the lead's own status and last contact, for lists. */
  lead_ways: { lead_id: string; way: string; status: LeadStatus; last_contact_at: number };
  /** The owner's notes about a lead. */
  lead_notes: {
    id: string;
    lead_id: string;
    text: string;
    /** Before its last change, to undo that. */
    earlier_text: Generated<string | null>;
    created_at: number;
    changed_at: number | null;
  };
  /** Events of a lead that no other table has; `details` are JSON, by kind. */
  lead_events: { id: string; lead_id: string; kind: LeadEvent["kind"]; details: string; created_at: number };
  /** The owner's own words for groups of people, in lower case. */
  lead_tags: { tag: string; lead_id: string };
  /** Every word of a lead, folded, for searches by the beginning of a word. */
  lead_words: { word: string; lead_id: string };
  /** Mails to and from a person as they were written; they go with the person. */
  thread_mails: {
    /** A hash of the Message-ID. */
    id: string;
    lead_id: string;
    direction: "in" | "out";
    /** As `<id@domain>`; empty without one. */
    message_id: string;
    /** The mails before it, the oldest first, with blanks between. */
    reference_ids: string;
    /** Outlook's, or empty. */
    thread_index: string;
    sender: string;
    subject: string;
    /** Without what it quotes. */
    text: string;
    whole: string;
    at: number;
  };
  lead_submissions: {
    id: string;
    /** Null for spam. */
    lead_id: string | null;
    form: string;
    email_folded: string;
    /** The entry as JSON. */
    entry: string;
    /** How the visitor came, as JSON; "{}" if unknown or unwanted. */
    attribution: string;
    /** Why it is spam; empty if it is not. */
    quarantine: string;
    created_at: number;
  };
};

declare module "#platform/engine/server/schema.ts" {
  interface Schema extends LeadTables {}
}
