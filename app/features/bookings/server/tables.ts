/** The owner's other calendars and kinds of session. */
export type BusyTables = {
  /** Kinds of session besides the consultation. */
  session_kinds: {
    id: string;
    slug: string;
    name: string;
    about: string;
    place: string;
    /** JSON, as in `SessionKind`, like the times. */
    questions: string;
    times: string;
    is_hidden: number;
    created_at: number;
  };
  /** The owner's other calendars, by a hash of their address, with the result of their last read. */
  busy_calendars: {
    id: string;
    /** The number of the read that began last, and of the one whose result is kept. */
    begun: number;
    kept: number;
    asked_at: number;
    /** When the last successful read began. */
    good_at: number | null;
    /** `read`, why it could not be read, or empty. */
    outcome: string;
    /** Events that could not be read, or not wholly. */
    unread: number;
    /** Events in time zones that nothing tells about, and the name of the first. */
    unknown_zones: number;
    unknown_zone: string;
    /** A hash of what is stored of the calendar. */
    fingerprint: string;
    /** When it was first asked. */
    since: number;
  };
  /** Busy times only, without what they are for. */
  busy_times: {
    calendar_id: string;
    start_at: number;
    end_at: number;
    /** The session of this site that stands there; otherwise empty. */
    session_id: string;
    sequence: number;
  };
  /** Sessions as they were written into one of them. */
  calendar_copies: {
    booking_id: string;
    calendar_id: string;
    /** The session's revision that was written; -1 until the first is. */
    sequence: number;
    written_at: number;
  };
};

declare module "#platform/engine/server/schema.ts" {
  interface Schema extends BusyTables {
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
      /** The kind of session; empty for the consultation. */
      kind_id: string;
      /** `phone`, `video`, or empty if it was not chosen. */
      meeting: string;
      /** The number that we call; empty otherwise. */
      phone: string;
    };
  }
}
