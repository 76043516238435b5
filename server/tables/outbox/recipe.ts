import type { BookingNews } from "#app/copy/mails/booking-mails.ts";
import type { MailRecipient } from "#app/rules/mail/mail-kinds.ts";
import type { confirmationMail } from "#server/outgoing/mail/confirmation-mail.ts";
import type { GuideLinks } from "#server/outgoing/mail/guide-mail.ts";

/** What a held mail is written from when it leaves: its cause, and what its cause does not store. */
export type Recipe =
  | { of: "quiz result"; linkKey: string; leadId: string }
  | { of: "form"; id: string; links: GuideLinks }
  | { of: "session"; id: string; revision: number; about: BookingNews; note: string | undefined }
  | { of: "confirmation"; asked: Parameters<typeof confirmationMail>[0]; confirm: string };

/** A held mail as the outbox stores it: small, whatever its cause holds. */
export type HeldMail = { subject: string; recipient: MailRecipient; recipe: Recipe };
