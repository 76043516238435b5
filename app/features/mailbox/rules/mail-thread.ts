import { addressIn, headerOf, type IncomingMail } from "./incoming-mail.ts";

/** A mail's place in its thread, and the whole of it as text. */
export type MailThread = {
  /** As `<id@domain>`; empty without one. */
  messageId: string;
  /** The mails before it, the oldest first. */
  references: string[];
  threadIndex: string;
  /** Addresses, in lower case. */
  to: string[];
  /** By its sender's clock; 0 if it does not say. */
  dateMs: number;
  whole: string;
};

const maxIds = 30;
const maxRead = 8000;
const maxAddresses = 50;
const maxIndexCharacters = 400;

const idsIn = (field: string): readonly string[] => field.slice(0, maxRead).match(/<[^<>\s]{1,250}>/g) ?? [];

type Head = Pick<IncomingMail, "headers">;

/** The mails that a mail names, the oldest first; of a long thread its beginning and its end. */
export function namedIds(mail: Head): string[] {
  const ids = [...new Set([...idsIn(headerOf(mail, "references")), ...idsIn(headerOf(mail, "in-reply-to"))])];
  return ids.length > maxIds ? [...ids.slice(0, 1), ...ids.slice(1 - maxIds)] : ids;
}

export const messageIdIn = (mail: Head): string => idsIn(headerOf(mail, "message-id"))[0] ?? "";

/**
 * Whether it is one of our own mails: its thread ends with its own id, which stays where a mail service has replaced the
 * Message-ID.
 */
export function isOurs(mail: Head): boolean {
  const last = idsIn(headerOf(mail, "references")).at(-1) ?? "";
  return /@thread\./.test(last) && !idsIn(headerOf(mail, "in-reply-to")).includes(last);
}

export const threadOf = (mail: IncomingMail): MailThread => ({
  messageId: messageIdIn(mail),
  references: namedIds(mail),
  threadIndex: headerOf(mail, "thread-index").slice(0, maxIndexCharacters),
  to: [headerOf(mail, "to"), headerOf(mail, "cc")]
    .flatMap((field) => field.slice(0, maxRead).split(","))
    .slice(0, maxAddresses)
    .map(addressIn),
  dateMs: Date.parse(headerOf(mail, "date").slice(0, 60)) || 0,
  whole: mail.text,
});
