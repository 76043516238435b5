import type { LetterCount, StopReason, SubscriberState } from "#app/rules/letters/letters.ts";

/** Who gets letters, what is planned for them, and who must never get one again. */
export type LetterTables = {
  /** Those who agreed to letters. Only who confirmed gets any. */
  letter_subscribers: {
    email_folded: string;
    email: string;
    name: string;
    /** The secret part of their links, for ever. */
    key: string;
    state: SubscriberState;
    /** When, with which words and on which page they agreed. */
    asked_at: number;
    agreed_words: string;
    agreed_on: string;
    /** Where they come from: a form's name, "quiz" or "booking", and the sequence that begins when they confirm. */
    sequence: string;
    confirmed_at: number | null;
    stopped_at: number | null;
    stopped_by: StopReason | null;
    paused_until: number | null;
  };
  /** Who must not be written to, as a keyed hash of the folded address; it outlives the erasing of a person. */
  letter_stops: { hash: string; why: StopReason; stopped_at: number };
  /** The mails of a sequence to one person. Each stays after it was sent, so that none comes twice. */
  letter_plans: { email_folded: string; letter: string; due_at: number; state: "planned" | "queued" | "ended" };
  /** Letters to many. */
  newsletters: {
    id: string;
    state: "draft" | "planned" | "sending" | "sent" | "stopped";
    /** The article that it brings; empty for one of its own words. */
    article_slug: string;
    subject: string;
    /** Markdown. */
    body: string;
    /** Who gets it: "all", or a part such as "trade:winery". */
    part: string;
    due_at: number | null;
    /** The last folded address that was queued. */
    queued_to: string;
    created_at: number;
    ended_at: number | null;
  };
  /** What came of each letter; nothing about persons. */
  letter_counts: { letter: string; what: LetterCount; count: number };
};
