import type { IncomingKind } from "../rules/judge-incoming-mail.ts";

/** State and results of reading the mailbox that answers arrive in. */
export type MailboxTables = {
  /** The mailbox, by a hash of its address, and how far it was read. */
  mailbox_reads: {
    id: string;
    uid_validity: number;
    last_uid: number;
    asked_at: number;
    /** When it last could be read. */
    good_at: number | null;
    /** `read`, why it could not be read, or empty. */
    outcome: string;
    /** Mails that could not be understood. */
    unread: number;
    /** When it was first asked. */
    since: number;
  };
  /** Mails that answer the site's, with their kind; the words of a reply are among the events of its person. */
  taken_mails: {
    /** A hash of the mail, so that it is taken once. */
    id: string;
    kind: IncomingKind;
    delivery_id: string;
    /** The address of the person, in lower case. */
    about: string;
    taken_at: number;
  };
};

declare module "#platform/engine/server/schema.ts" {
  interface Schema extends MailboxTables {}
}
