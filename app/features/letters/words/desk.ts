import { deskCopy } from "#platform/desk/words/desk.ts";
import { formatNumber } from "#platform/intl/numbers.ts";
import type { LetterPart } from "../rules/letter-parts.ts";
import { type LetterCount, maxSubjectCharacters, maxTextCharacters } from "../rules/letters.ts";
import type { SequenceName } from "../rules/sequences.ts";

const people = (count: number) => (count === 1 ? "1 person" : `${formatNumber(count)} people`);

const parts: Record<LetterPart, string> = {
  all: "Everybody who confirmed",
  "trade:cigar": "Cigar lounges",
  "trade:winery": "Wineries",
  "trade:dining": "Restaurants",
  "guide:blueprint": "Those who asked for the Visibility Blueprint",
  "guide:cigar": "Those who asked for the cigar lounge playbook",
  "guide:winery": "Those who asked for the winery playbook",
  "guide:dining": "Those who asked for the fine dining playbook",
  "band:Excellent": "Those with an excellent quiz result",
  "band:Good": "Those with a good quiz result",
  "band:Needs Work": "Those whose quiz result needs work",
  "band:Critical": "Those with a critical quiz result",
};

const sequences: Record<SequenceName, string> = {
  blueprint: "After the Visibility Blueprint",
  cigar: "After the cigar lounge playbook",
  winery: "After the winery playbook",
  dining: "After the fine dining playbook",
  "quiz-excellent": "After the quiz, Excellent",
  "quiz-good": "After the quiz, Good",
  "quiz-needs-work": "After the quiz, Needs Work",
  "quiz-critical": "After the quiz, Critical",
};

const counts: Record<LetterCount, (count: string) => string> = {
  sent: (count) => `${count} sent`,
  unknown: (count) => `${count} perhaps sent`,
  bounced: (count) => `${count} bounced`,
  complained: (count) => `${count} complained`,
  stopped: (count) => `${count} stopped`,
  replied: (count) => `${count} replied`,
  booked: (count) => `${count} booked`,
};

export const lettersCopy = {
  title: "Letters",
  lead: "Three mails after each guide and each quiz result, and what you write to many. Only people who confirmed get any, and each letter can be stopped with one click.",
  people: ({ confirmed, unconfirmed, stopped }: { confirmed: number; unconfirmed: number; stopped: number }) =>
    `${people(confirmed)} confirmed. ${people(unconfirmed)} asked and not confirmed yet. ${people(stopped)} stopped.`,
  obstacles: {
    address:
      "No letter leaves before your postal address stands among your business details: the law wants it in each.",
    toAddress: "Enter your postal address",
    mail: "No letter leaves before a mail service is connected.",
    toMail: "Connect mail",
    unsigned:
      "Your mails are not signed by this site, so the one-click button of mail programs stays out. The link in each letter works all the same. A DKIM key under Connections, Mail service, adds it.",
  },
  write: "Write a letter",
  newsletters: "Letters to many",
  none: "You have not written any yet.",
  heads: { letter: "Letter", state: "State", time: "When", counts: "What came of it" },
  untitled: "Without a subject",
  states: { draft: "Draft", planned: "Planned", sending: "Leaving", sent: "Sent", stopped: "Stopped" },
  sequences: "After a guide or the quiz",
  sequencesLead:
    "They come on the mornings of days 2, 5 and 12 after somebody confirmed. Whoever books, replies, stops or becomes a client gets no further one.",
  days: ["Day 2", "Day 5", "Day 12"],
  sequence: sequences,
  lettersAfter: (sequence: SequenceName) => sequences[sequence].replace("After", "Letters after"),
  changeWords: "Change the words",
  counts,
  nothing: "Nothing yet",
  unknown: "Letters that were perhaps sent",
  how: "Counted by letter, never by person. “Booked”, “replied” and “stopped” count for the last letter that somebody got within thirty days. Nobody’s opening or clicking is measured.",
  back: "All letters",
  one: {
    preview: "As it arrives",
    phone: "On a phone",
    desktop: "On a desktop",
    sendToMe: "Send to me",
    sentToMe: "It leaves for you as soon as mail can.",
    waiting: (count: number) => `${people(count)} still to come.`,
  },
  editor: {
    new: "A new letter",
    edit: "Letter",
    article: "An article that it brings",
    noArticle: "None, only these words",
    articleHint:
      "Its title and a link stand in the letter. Leave subject and text empty to begin with the article’s own.",
    subject: "Subject",
    text: "Text",
    textLabel: "Text of the letter",
    textHint:
      "What you write is kept as you type. The greeting, your name, the address and the way to stop come by themselves.",
    uploadFailed: "The picture could not be uploaded. Please try again.",
    part: "Who gets it",
    save: "Save and look at it",
    saved: "Saved.",
    gone: "This letter is no draft any more: it was planned or sent elsewhere.",
    problems: {
      subject: `Please give a subject of at most ${formatNumber(maxSubjectCharacters)} characters.`,
      text: `Please write something, at most ${formatNumber(maxTextCharacters)} characters.`,
      time: "Please give a day and an hour that is still to come.",
    },
  },
  sending: {
    title: "Send it",
    readers: (count: number, limit: number) =>
      `${count > limit ? `${deskCopy.atMost(count, limit)} people` : people(count)} would get it now.`,
    speed: (perHour: number) =>
      `Letters leave slowly, at most ${formatNumber(perHour)} an hour, so that other mails are never late.`,
    time: "When",
    timeHint: "Empty: now. Else a day and an hour in your business’s time zone.",
    send: "Send it",
    planned: (when: string) => `It is planned for ${when}.`,
    unplan: "Do not send it yet",
    stop: "Stop sending",
    stopHint: "Who has not got it yet does not get it. Those it has reached are not told.",
    done: "It is on its way.",
    stopped: "Stopped. What had not left was withdrawn.",
    remove: "Delete this draft",
  },
  part: parts,
  /** In the document about a person. */
  ofPerson: {
    title: "Letters",
    name: "Name",
    email: "Email",
    state: "State",
    sequence: "Came by",
    agreed: "Agreed on",
    words: "To these words",
    page: "On the page",
    confirmed: "Confirmed on",
    paused: "They rest until",
    stopped: "Stopped on",
    why: "Stopped by",
  },
};
