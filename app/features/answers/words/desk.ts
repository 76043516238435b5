import { inMegabytes } from "#platform/text/megabyte.ts";
import { maxFilesBytes } from "../rules/answer-words.ts";
/** The form for a mail to a person. */
export const answersDeskCopy = {
  texts: "Your own mails to people: signature and templates",
  title: "Write to them",
  titleOfWaiting: "Answer",
  goOn: "Go on with your mail",
  answerTo: (name: string) => `Answer ${name}`,
  writeTo: (name: string) => `Write to ${name}`,
  latest: "What they wrote last",
  rest: "Before and since",
  nothingWritten: "They have not written anything.",
  subject: "Subject",
  text: "Your mail",
  textLabel: "Text of the mail",
  hint: (quotes: boolean) =>
    quotes
      ? "What you write is kept as you type. Your signature and their last mail are put below it."
      : "What you write is kept as you type. Your signature is put below it.",
  templates: "Begin with",
  files: "Files with it",
  attach: "Attach a file",
  remove: (name: string) => `Remove ${name}`,
  removeShort: "Remove",
  attaching: (name: string) => `${name} is on its way …`,
  send: "Send",
  save: "Keep for later",
  discard: "Discard",
  changedElsewhere:
    "You have changed this mail in another window. What you see here is not kept yet; press again to keep or send it in place of the other.",
  goneElsewhere:
    "This mail was sent or discarded in another window. What you see here is not kept yet; press again if you want it as another mail.",
  elsewhere: "The mail of the other window",
  refused: {
    "too much": `All files together may have ${inMegabytes(maxFilesBytes)}.`,
    failed: "The file could not be taken. Please try again.",
  },
  size: (kilobytes: string) => `${kilobytes} KB`,
  leaves: (at: string) => `Leaves at ${at}.`,
  leaving: "It is leaving now.",
  waits: "It waits until your mail service takes it.",
  takeBack: "Take it back",
  failed: "This did not leave:",
  again: "Change it and send it again",
  perhaps: "Perhaps sent: the connection broke while it left. Look whether they answer before you write again:",
  noMail: "No mail service is connected, so nothing leaves yet.",
  connect: "Connect mail",
  service: "Your mail service",
  notFiled: (subject: string) => `“${subject}” was sent, and is not in your folder of sent mails:`,
  noFolder: "your mailbox has no folder for sent mails.",
  /** Shown once after a form was sent. */
  flash: {
    queued: "It leaves in ten seconds. Until then you can take it back.",
    kept: "Kept for later.",
    taken: "Taken back. Nothing has left.",
    late: "It has left already.",
    discarded: "Discarded.",
    removed: "The file is removed.",
    empty: "Nothing was sent: the mail has no words.",
    long: "Nothing was sent: the mail is too long.",
    gone: "This is no longer here.",
  },
  ofPerson: {
    title: "Your mails to them",
    states: { draft: "Not sent", queued: "Leaving", sent: "Sent", unknown: "Perhaps sent", failed: "Not sent" },
    state: "State",
    subject: "Subject",
    text: "Text",
    files: "Files",
  },
};
