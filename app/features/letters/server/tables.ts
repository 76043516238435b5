import type { LetterCount, StopReason, SubscriberState } from "../rules/letters.ts";

/** Subscribers, their planned letters, and addresses that must never get one again. */
export type LetterTables = {
  /** People who agreed to letters. Only confirmed ones get any. */
  letter_subscribers: {
    email_folded: string;
    email: string;
    name: string;
    /** The secret part of the links that stop letters; it never changes. */
    key: string;
    state: SubscriberState;
    /** When, with which words and on which page they agreed. */
    asked_at: number;
    agreed_words: string;
    agreed_on: string;
    /** A form's name, "quiz" or "booking", and the sequence that begins when they confirm. */
    sequence: string;
    confirmed_at: number | null;
    stopped_at: number | null;
    stopped_by: StopReason | null;
    paused_until: number | null;
  };
  /** Mails that asked to confirm letters, by the hash of their token. */
  letter_confirmations: { token_hash: string; email_folded: string; asked_at: number; used_at: number | null };
  /** Keyed hashes of folded addresses that must not be written to; they outlive the erasing of a person. */
  letter_stops: { hash: string; why: StopReason; stopped_at: number };
  /** The mails of a sequence to one person. Each stays after it was sent, so that none comes twice. */
  letter_plans: { email_folded: string; letter: string; due_at: number; state: "planned" | "queued" | "ended" };
  /** Letters to many. */
  newsletters: {
    id: string;
    state: "draft" | "planned" | "sending" | "sent" | "stopped";
    /** The article that it announces; empty without one. */
    article_slug: string;
    subject: string;
    /** Markdown. */
    body: string;
    /** Its readers: "all", or a part such as "trade:winery". */
    part: string;
    due_at: number | null;
    /** The last folded address that was queued. */
    queued_to: string;
    created_at: number;
    ended_at: number | null;
  };
  /** Counts for each letter; nothing about persons. */
  letter_counts: { letter: string; what: LetterCount; count: number };
};

declare module "#platform/engine/server/schema.ts" {
  interface Schema extends LetterTables {}
}
