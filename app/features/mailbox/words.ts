import { troubleWords } from "#platform/desk/words/sent-messages.ts";
import type { DeliveryTrouble } from "#platform/outbox/delivery-trouble.ts";
import { counted } from "#platform/text/counted.ts";
import type { IncomingKind } from "./rules/judge-incoming-mail.ts";

const kinds: Record<IncomingKind, string> = {
  reply: "Reply",
  "hard bounce": "Address is gone",
  "soft bounce": "Not delivered",
  "refused sender": "Your mail was refused",
  complaint: "Complaint",
  automatic: "Automatic answer",
};

const effects: Record<IncomingKind, string> = {
  reply: "Its words stand with the person. A sequence of letters to them has ended.",
  "hard bounce": "No letter goes there any more.",
  "soft bounce": "The mailbox was full, too busy, or did not want this mail. Nothing was stopped.",
  "refused sender": "The other mail service refuses mails from your address. Nothing was stopped.",
  complaint: "They marked a mail as spam. No letter goes there any more.",
  automatic: "Out of office, or another answer of a program. Nothing was done.",
};

/** Why the mailbox could not be read. */
export const mailboxTrouble = (why: DeliveryTrouble | undefined) =>
  `The mailbox ${troubleWords[why ?? "refused"].replace("take the message", "show its mails")}`;

export const repliesCopy = {
  title: "Replies",
  lead: "What came back to the site’s mails. The words of replies are kept with their person; this list is kept for 90 days.",
  back: "Sent messages",
  toReplies: "Replies and bounces",
  notConnected: "No mailbox is connected, so replies and mails that come back are seen in your mailbox alone.",
  connect: "Connect the mailbox",
  change: "Change the mailbox",
  readNow: "Read it now",
  notYet: "The mailbox has not been read yet.",
  readAt: (at: string) => `The mailbox was last read at ${at}.`,
  failing: (why: DeliveryTrouble | undefined, at: string | undefined) =>
    `${mailboxTrouble(why)}.${at ? ` It was last read at ${at}.` : ""}`,
  unread: (count: number) =>
    `${counted(count, "mail")} could not be understood, and ${count === 1 ? "was" : "were"} left out.`,
  signedIn: (count: number) => `signed in, with ${counted(count, "mail")} in the inbox`,
  none: "Nothing has come back yet.",
  heads: { who: "Who", what: "What", effect: "What it means", when: "When" },
  kinds,
  effects,
};
