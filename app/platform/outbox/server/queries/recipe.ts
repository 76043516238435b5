import type { MailRecipient } from "#platform/mail/mail-kinds.ts";

/** All that the cause of a held mail does not store, by the kind of cause. Features declare theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface Recipes {}

/** The cause of a held mail, and enough to write the mail when it leaves. */
export type Recipe = { [Of in keyof Recipes]: { of: Of } & Recipes[Of] }[keyof Recipes];

/** A held mail as the outbox stores it: small, whatever its cause holds. */
export type HeldMail = { subject: string; recipient: MailRecipient; recipe: Recipe };
