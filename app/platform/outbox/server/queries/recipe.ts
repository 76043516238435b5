import type { BookingNews } from "#features/bookings/words/booking-mails.ts";
import type { MailRecipient } from "#platform/mail/mail-kinds.ts";

/** The cause of a held mail, and all that its cause does not store: enough to write the mail when it leaves. */
export type Recipe =
  | { of: "quiz result"; linkKey: string; leadId: string }
  | { of: "form"; id: string; links: { download: string; booking: string; cover?: string } }
  | { of: "session"; id: string; revision: number; about: BookingNews; note: string | undefined }
  | { of: "confirmation"; asked: { email: string; name: string; words: string }; confirm: string };

/** A held mail as the outbox stores it: small, whatever its cause holds. */
export type HeldMail = { subject: string; recipient: MailRecipient; recipe: Recipe };
