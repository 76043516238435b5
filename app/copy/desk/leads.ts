import type { Suspicion } from "#app/rules/leads/judge-sender.ts";
import type { LeadStatus } from "#app/rules/leads/lead-status.ts";

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
  tampered: "Its hidden time was altered",
};

export const leadsCopy = {
  title: "Leads",
  ways,
  way: (name: string) => ways[name] ?? (name || "–"),
  statuses,
  notDelivered: "Not delivered",
  counted: (recent: string, waiting: string) => `${recent} in 30 days, ${waiting} waiting for an answer.`,
  empty: "Nobody has written yet. Who asks for a guide, a report or a session appears here.",
  nothing: "Nobody fits this.",
  cut: "Very many have a word that begins like this; not all of them were looked at. Whoever is missing is found by a rarer word, or by their whole email address.",
  nameless: "No name given",
  heads: { name: "Name", came: "Came by", score: "Score", date: "Date", status: "Status" },
  filters: {
    search: "Search",
    hint: "Name, house or email",
    came: "Came by",
    status: "Status",
    everything: "Everything",
    all: "All",
    find: "Find",
    csv: "Save as CSV",
  },
  spam: "Set aside as likely spam",
  file: {
    back: "All leads",
    email: "Email",
    phone: "Phone",
    agreed: "Agreed to",
    letters: "Letters, now and then",
    answerOnly: "Answer only, no letters",
    first: "First seen",
    score: "Quiz",
    scoreOf: (score: number) => `${score} of 75`,
    answer: "Answer",
    happened: "What happened",
    asked: (way: string) => `Sent: ${way}`,
    quiz: (score: number, band: string) => `Quiz, ${score} of 75: ${band}`,
    scores: (seo: number, leads: number, experience: number) =>
      `Search ${seo}, lead generation ${leads}, experience ${experience} of 25`,
    cameFrom: "Came from",
    statusLegend: "Where you stand",
    status: "Status",
    note: "Note, for you alone",
    save: "Save",
    saved: "Saved.",
    released: "It is a lead now, and what was asked for is on its way.",
    export: "Save everything as JSON",
    erase: "Erase this person",
    eraseText:
      "Everything about this address goes: what was sent, quiz results, appointments, mails and messages that have gone out or wait, your note. It cannot be brought back. Connected services keep their own copies.",
    notYet: (when: string) =>
      `A session is still to come: ${when}. Cancel it first, so that they are told and nobody waits in vain.`,
    toBookings: "Cancel it under Bookings",
    booked: "A session is still to come; nothing was erased.",
    sure: "Yes, erase everything",
    eraseNow: "Erase",
    notSure: "Please tick the box first; nothing was erased.",
    erased: "Everything about this person is gone.",
  },
  aside: {
    title: "Set aside",
    lead: "Entries that look like spam. Nothing was sent because of them, and they go after thirty days.",
    none: "Nothing has been set aside.",
    release: "Not spam after all",
    releaseOf: (name: string) => `Not spam after all: ${name}`,
    gone: "This entry is no longer here.",
    reasons,
    heads: { name: "Name", message: "Message", reason: "Why", date: "Date" },
  },
  csv: {
    file: "leads.csv",
    cut: (limit: number) =>
      `As CSV you get the latest ${limit.toLocaleString("en-US")} of these. To save the others, narrow the list first.`,
    heads: [
      "Name",
      "Email",
      "Business",
      "Phone",
      "Letters",
      "Came by",
      "Quiz score",
      "Status",
      "Note",
      "First contact",
      "Last contact",
    ],
    yes: "yes",
    no: "no",
  },
};
