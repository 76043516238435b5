import { counted } from "#platform/text/counted.ts";

/** Kinds of alert to the owner. The alert about a disk is named after its machine. */
export type AlertKind =
  | "feed"
  | "calendars"
  | "replies"
  | "backup"
  | "deliveries"
  | "mail"
  | "held"
  | "hourly"
  | "refused"
  | "disk";

type AlertWords = { subject: string; text: string; remedy: string };

/** `detail` is a reason, a number or a size, depending on the kind; a missing backup may have none. */
export const alertWords: Record<AlertKind, (detail: string) => AlertWords> = {
  feed: (reason) => ({
    subject: "Your content feed has been silent for a day",
    text: `The last attempt to read it ended so: ${reason}. Articles that were read before are still shown.`,
    remedy: "Look whether the feed’s own service is running, then press Test beside the feed.",
  }),
  calendars: (troubles) => ({
    subject: "A calendar of yours has not been read for a day",
    text: `${troubles}. The hours that it took when it was last read are still not offered, but what was added since is not known.`,
    remedy: "Open Connections on the desk and press Test beside your other calendars.",
  }),
  replies: (trouble) => ({
    subject: "The mailbox for replies has not been read for a day",
    text: `${trouble}. Replies are in it all the same, but the site does not know of them, nor of mails that came back.`,
    remedy: "Open Connections on the desk and press Test beside replies and bounces.",
  }),
  backup: (reason) => ({
    subject: "No backup has been made for a day",
    text: reason
      ? `The last attempt ended so: ${reason}.`
      : "The last attempt left no word: it was ended from outside, as happens when the machine’s memory runs out.",
    remedy: "Look whether the disk has room and the folder of the site can be written. It is tried again each hour.",
  }),
  deliveries: (count) => ({
    subject: count === "1" ? "A message is not getting through" : `${count} messages are not getting through`,
    text: "After three days of attempts, or because the receiver wants nothing more, they wait for you. Nothing is lost.",
    remedy:
      "Look whether the receiver’s address is still right, then open Sent messages on the desk and press Send again.",
  }),
  mail: (count) => ({
    subject: "Mail does not get through",
    text: `${counted(count, "mail")} could not be sent. Each is tried again with growing pauses for three days, then kept.`,
    remedy: "Look whether your mail service still takes mail, then press Test beside it.",
  }),
  held: (count) => ({
    subject: count === "1" ? "A mail is held until you release it" : `${count} mails are held until you release them`,
    text: "They were asked for more often than one person asks: more than three of a kind for one mailbox in a day, or more than thirty in an hour from one network. The people, quiz results and bookings behind them are kept as always.",
    remedy:
      "Open Sent messages on the desk, then Held. If real people wait for these mails, such as the guests of one event, release them. What you do not release within seven days is never sent.",
  }),
  hourly: (perHour) => ({
    subject: `Mails wait: ${perHour} have left in an hour`,
    text: `${perHour} mails in an hour are the most that your settings allow. The others leave by themselves as the hour passes, those that visitors asked for before reminders.`,
    remedy:
      "Look under Sent messages on the desk whether people asked for these mails. If so, whoever runs your server can allow more in an hour (MAILS_PER_HOUR).",
  }),
  refused: (count) => ({
    subject: "Other mail services refuse your mails",
    text: `${count} mails came back within a day, and the reason given is your address, your domain or the server that sends for you. The people’s own addresses are fine, and nobody’s letters were stopped.`,
    remedy:
      "Open Connections on the desk, press Test beside mail, and ask your mail service about SPF, DKIM and DMARC.",
  }),
  disk: (free) => ({
    subject: "The site’s disk is nearly full",
    text: `${free} are left. When nothing is left, the site can keep nothing that visitors send.`,
    remedy: "Make room, or give it a larger disk.",
  }),
};

export const alertCopy = {
  desk: "Open the desk",
  why: "You get this once for each time it happens.",
  now: "Needs attention now",
  since: (at: string) => `Since ${at}.`,
  told: (at: string) => `You were told ${at}.`,
  untold: "No mail has been sent about it yet.",
  short: {
    feed: "The content feed cannot be read",
    calendars: "A calendar of yours cannot be read",
    replies: "The mailbox for replies cannot be read",
    backup: "The night’s backup is missing",
    deliveries: "Messages are not getting through",
    mail: "Mail does not get through",
    held: "Mails are held until you release them",
    hourly: "Mails wait for the hour to pass",
    refused: "Other mail services refuse your mails",
    disk: "The disk is nearly full",
  } satisfies Record<AlertKind, string>,
};

/** "disk web-1" is of kind "disk". */
export const alertKindOf = (name: string): AlertKind =>
  (Object.keys(alertWords) as AlertKind[]).find((kind) => name === kind || name.startsWith(`${kind} `)) ?? "disk";
