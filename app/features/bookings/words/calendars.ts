import { troubleWords } from "#platform/desk/words/sent-messages.ts";
import type { DeliveryTrouble } from "#platform/outbox/delivery-trouble.ts";
import { counted } from "#platform/text/counted.ts";

const providers: [host: RegExp, name: string][] = [
  [/(?:^|\.)google\.com$/, "Google Calendar"],
  [/(?:^|\.)outlook\.(?:live|office|office365)\.com$/, "Outlook"],
  [/(?:^|\.)icloud\.com$/, "iCloud"],
  [/(?:^|\.)fastmail\.com$/, "Fastmail"],
  [/(?:^|\.)proton\.me$/, "Proton Calendar"],
  [/(?:^|\.)yahoo\.com$/, "Yahoo Calendar"],
];

const nameOf = (host: string) => providers.find(([known]) => known.test(host))?.[1] ?? host.replace(/^www\./, "");

/** Names calendars by their hosts; equal names are numbered from the second on. */
export function nameCalendars(hosts: readonly string[]): string[] {
  const names = hosts.map(nameOf);
  return names.map((name, place) => {
    const earlier = names.slice(0, place).filter((each) => each === name).length;
    return earlier > 0 ? `${name} ${earlier + 1}` : name;
  });
}

const readingWords: Record<string, string> = {
  "not a calendar": "answers, but not with a calendar",
  "too large": "sends more than a calendar can hold",
  "too heavy": "repeats its appointments more often than can be read",
  "too slow": "repeats its appointments more often than can be read",
  "no calendars": "answers, but shows no calendar",
  redirect: "has moved to another address",
};

export const isReadingTrouble = (outcome: string) => outcome in readingWords;

/** Why a calendar could not be read: "does not answer". */
export const calendarTrouble = (outcome: string, trouble: DeliveryTrouble = "refused") =>
  readingWords[outcome] ?? troubleWords[trouble].replace("take the message", "show the calendar");

const since = (at: string) => `It was last read ${at}; no hour that was taken then is offered until it answers again.`;

export const calendarsCopy = {
  title: "Your other calendars",
  none: "Connect the calendars that you live in, so that no hour is offered here that is taken there.",
  connect: "Connect a calendar",
  change: "Change your calendars",
  read: (at: string) => `Read ${at}.`,
  notYet: "Not read yet.",
  failing: (trouble: string, at: string | undefined) =>
    at ? `It ${trouble}. ${since(at)}` : `It ${trouble}, so its appointments are not known here.`,
  unread: (count: number) =>
    `${counted(count, "appointment")} could not be read, or not wholly, and may take hours that are offered here.`,
  unknownZone: (count: number, zone: string) =>
    count === 1
      ? `${counted(count, "appointment")} stands in a time zone that is not known here (“${zone}”), so its hour is read by your own clock.`
      : `${counted(count, "appointment")} stand in time zones that are not known here, such as “${zone}”, so their hours are read by your own clock.`,
  busy: (from: string, to: string) => `${from}–${to}`,
  busyAllDay: "All day",
  busyWord: "Busy",
  list: (count: number, limit: number) => `${counted(count, "busy time")} in the next ${limit} days`,
};

export const whyNotCopy = {
  title: "Why is this hour not offered?",
  lead: "Give a day and a time. Your hours, your notice, your sessions and your other calendars are looked through.",
  day: "Day",
  time: "Time",
  button: "Look",
  answers: {
    offered: "It is offered to visitors.",
    past: "It is over.",
    notice: (from: string) => `It is too soon: with your notice, the first session can begin ${from}.`,
    "too far": (last: string) => `It is too far ahead: visitors can book up to ${last}.`,
    "full day": "That day has as many sessions as you want at most.",
    "day off": "It is one of your days off.",
    closed: (hours: string) => (hours ? `Your hours that day are ${hours}.` : "You have no hours on that weekday."),
    "no beginning": (times: string) =>
      times ? `No session begins then. Around it they begin at ${times}.` : "No session fits in before you close.",
    taken: (by: string) => `It is taken: ${by}.`,
    pause: (by: string, minutes: number) =>
      `It is too close to the next: you keep ${minutes} minutes free around ${by}.`,
  },
  bySession: (name: string, from: string, to: string) => `the session with ${name}, ${from}–${to}`,
  byCalendar: (name: string, from: string, to: string) => `an appointment in ${name}, ${from}–${to}`,
  and: " and ",
};

export const feedCopy = {
  title: "Your sessions in your own calendar",
  lead: "Subscribe to this address in Google Calendar, Outlook, Apple Calendar or any other program. It shows your sessions with the visitors’ details, so keep it to yourself.",
  renew: "Somebody else knows it?",
  renewText: "A new address replaces this one at once. Programs that subscribed to the old one show nothing new.",
  renewButton: "Make a new address",
  renewed: "The address is new. Subscribe to it again in your own programs.",
};

/** Asked when the owner changes a session in their own calendar. */
export const changedElsewhereCopy = {
  title: "Changed in your calendar",
  moved: (name: string, here: string, there: string) =>
    `The session with ${name} is booked for ${here}, and stands at ${there} in your calendar.`,
  removed: (name: string, here: string) =>
    `The session with ${name} is booked for ${here}, and is no longer in your calendar.`,
  move: "Move it here too, and tell them",
  cancel: "Cancel it here too, and tell them",
  putBack: "Put it back in my calendar",
  done: {
    moved: "It is moved, and a mail tells them.",
    notFree:
      "Your hours or another appointment do not allow that hour here. Choose one on the page of the session, or put it back.",
    putBack: "It is being put back in your calendar.",
  },
};
