import { maxPoints } from "#facts/quiz-points.ts";
import type { MailKind } from "#platform/mail/mail-kinds.ts";
import type { Suspicion } from "../rules/judge-sender.ts";
import type { SessionEvent } from "../rules/lead-event.ts";
import type { LeadStatus } from "../rules/lead-status.ts";

/** How a lead got in touch. */
const ways: Record<string, string> = {
  winery: "Winery playbook",
  cigar: "Smoke Signals",
  blueprint: "Blueprint",
  dining: "Private Table",
  consultation: "Consultation form",
  quiz: "Quiz",
  booking: "Booking",
};

const statuses: Record<LeadStatus, string> = {
  new: "New",
  talking: "In conversation",
  client: "Client",
  closed: "Closed",
};

const reasons: Record<Exclude<Suspicion, "">, string> = {
  trap: "Filled in a field that people do not see",
  "too quick": "Sent within a second",
  advertising: "Advertising with links",
  tampered: "Its hidden time was altered",
  many: "One network sent very many that day",
};

/** Timeline entries for forms. */
const asked: Record<string, string> = {
  winery: "Asked for the Winery playbook",
  cigar: "Asked for the Smoke Signals playbook",
  blueprint: "Asked for the Visibility Blueprint",
  dining: "Asked for the Private Table playbook",
  consultation: "Sent the consultation form",
};

/** Mails about sessions in the timeline. Their own subjects have the hour in the visitor's time zone. */
const mails: Partial<Record<MailKind, string>> = {
  booked: "their session is booked",
  moved: "their session is moved",
  cancelled: "their session is cancelled",
  "called off": "you cancelled their session",
  "moved by us": "you moved their session",
  reminder: "a reminder of their session",
  afterwards: "your letter after their session",
};

const sessions: Record<SessionEvent, (when: string) => string> = {
  booked: (when) => (when ? `Booked a session: ${when}` : "Booked a session"),
  moved: (when) => `Moved the session to ${when}`,
  cancelled: (when) => `Cancelled the session of ${when}`,
  "called off": (when) => `You cancelled the session of ${when}`,
  "moved by us": (when) => `You moved the session to ${when}`,
};

export const leadsCopy = {
  title: "People",
  ways,
  /** Options of the list's filter. */
  waysToChoose: { form: "Any form", ...ways },
  way: (name: string) => ways[name] ?? (name || "–"),
  statuses,
  unreached: { mail: "Mail not delivered", others: "Not passed on" },
  counted: (recent: string, waiting: string) => `${recent} in 30 days, ${waiting} waiting for an answer.`,
  empty: "Nobody has written yet. Anyone who asks for a guide, a report or a session appears here.",
  nothing: "Nobody fits this.",
  since: (day: string) => `Only who came since ${day}.`,
  until: (day: string) => `Until ${day}.`,
  newSince: (day: string) => `Only who first got in touch since ${day}.`,
  found: (source: string) => `First found the site by: ${source}.`,
  firstPage: (page: string) => `First page: ${page}.`,
  ofAllTime: "Show those of all time",
  showAll: "Show everybody",
  nothingDue: "Nothing is due today.",
  nobodyWaits: "Nobody waits for an answer.",
  cut: "Very many have a word that begins like this, so not all were looked at. Try a rarer word or a whole email address.",
  nameless: "No name given",
  heads: { name: "Name", came: "Came by", score: "Score", date: "Date", status: "Status" },
  lists: { label: "Which people", everybody: "Everybody", waiting: "Waiting", due: "Due today" },
  filters: {
    search: "Search",
    hint: "Name, business or email",
    came: "Came by",
    status: "Status",
    everything: "Everything",
    all: "All",
    find: "Find",
    csv: "Save for a spreadsheet",
    csvForPrograms: "Save for another program",
  },
  spam: "Set aside as likely spam",
  step: {
    title: "Next step",
    none: "Nothing is planned.",
    due: { overdue: (day: string) => `Due since ${day}`, today: () => "Due today", later: (day: string) => day },
    line: (due: string, step: string) => `${due}: ${step}`,
    plan: "Plan the next step",
    change: "Change it",
    what: "What to do",
    when: "On",
    save: "Save the step",
    done: "Done",
    remove: "Remove it",
  },
  notes: {
    title: "Notes, for you alone",
    label: "New note",
    add: "Add the note",
    edit: "Edit",
    delete: "Delete",
    editOf: (when: string) => `Edit the note of ${when}`,
    deleteOf: (when: string) => `Delete the note of ${when}`,
    text: "Note",
    save: "Save the note",
    sure: "This note is then gone for good.",
    deleteNow: "Yes, delete it",
  },
  file: {
    back: "All people",
    agreed: "Agreed to",
    letters: "Letters, now and then",
    answerOnly: "Answer only, no letters",
    found: "Found you by",
    first: "First seen",
    next: "Next session",
    score: "Quiz",
    scoreOf: (score: number) => `${score} of ${maxPoints()}`,
    waits: "Waits since",
    statusLegend: "Where you stand",
    status: "Status",
    save: "Save",
    download: "Download this person’s data",
    erase: "Erase this person",
    eraseText:
      "Everything about this address goes: what was sent, quiz results, appointments, mails and messages that have gone out or wait, your notes and the next step. It cannot be brought back. Connected services keep their own copies.",
    notYet: (when: string) =>
      `A session is still to come: ${when}. Cancel it first, so that they are told and nobody waits in vain.`,
    toBookings: "Cancel it under Bookings",
    sure: "Yes, erase everything",
    eraseNow: "Erase",
  },
  timeline: {
    title: "What happened",
    asked: (form: string) => asked[form] ?? `Sent: ${form}`,
    source: (sentence: string) => `Found you by: ${sentence}`,
    quiz: (score: number, band: string) => `Finished the quiz: ${score} of ${maxPoints()}, ${band}`,
    scores: (seo: number, leads: number, experience: number) =>
      `Search ${seo} of ${maxPoints("SEO")}, lead generation ${leads} of ${maxPoints("Lead Generation")}, experience ${experience} of ${maxPoints("User Experience")}`,
    session: (kind: SessionEvent, when: string) => sessions[kind](when),
    mail: (kind: MailKind | "", subject: string) => `Mail to them: ${(kind && mails[kind]) || subject}`,
    ownMail: (subject: string) => `Mail to you: ${subject}`,
    status: (from: LeadStatus, to: LeadStatus) => `Status: ${statuses[to]}, before ${statuses[from]}`,
    stepDone: (step: string) => `Done: ${step}`,
    replied: (subject: string) => `Replied: ${subject || "without a subject"}`,
    repliedFrom: (address: string) => `From ${address}`,
    repliedEmpty: "Without words: look into your mailbox.",
    wholeMail: "The whole mail",
    answered: (subject: string) => `You answered: ${subject || "without a subject"}`,
    answeredFrom: (address: string) => `Written in a mail program, from ${address}`,
    answeredMail: "The mail that it answers",
    addressGone: "A mail came back: the address is gone",
    cameBack: "A mail was not delivered, or only late",
    serverSaid: (reason: string) => `Their server said: ${reason}`,
    complained: "Marked a mail as spam",
    note: "Your note",
    edited: (when: string) => `Edited ${when}`,
    cut: (count: number) => `Only the latest ${count} of each kind are shown. The download has everything.`,
  },
  /** A mail to or from a person. */
  wholeMail: {
    title: "Mail",
    titleOfAll: "Mails to and from them",
    from: "From",
    subject: "Subject",
    when: "When",
    noWords: "Without words: look into your mailbox.",
    whole: "The whole mail, with all that it quotes",
  },
  undo: "Undo",
  /** Shown once after a form was sent. */
  flash: {
    saved: "Saved.",
    noted: "The note is saved.",
    changed: "The note is changed.",
    takenBack: "The note says what it said before.",
    deleted: "The note is deleted.",
    planned: "The next step is planned.",
    done: "Done. The step is in the list of what happened.",
    reopened: "The step is planned again.",
    removed: "Nothing is planned any more.",
    unplanned: "Nothing was saved: a step needs words and a date.",
    empty: "Nothing was saved: the note was empty.",
    gone: "This is no longer here.",
    released: "This person is on your list now, and what they asked for is on its way.",
    booked: "A session is still to come; nothing was erased.",
    notSure: "Please tick the box first; nothing was erased.",
    erased: "Everything about this person is gone.",
  },
  aside: {
    title: "Set aside",
    lead: "Entries that look like spam, and what one network sent too often. Nothing was sent because of them, and they go after thirty days.",
    none: "Nothing has been set aside.",
    release: "Not spam after all",
    releaseOf: (name: string) => `Not spam after all: ${name}`,
    gone: "This entry is no longer here.",
    reasons,
    heads: { name: "Name", message: "Message", reason: "Why", date: "Date" },
  },
  csv: {
    file: "people.csv",
    fileForPrograms: "people-for-programs.csv",
    yes: "yes",
    no: "no",
  },
};
