import type { VisitSource } from "#features/leads/rules/visit-source.ts";

const sources: Record<VisitSource, string> = {
  direct: "Straight here",
  search: "Search",
  assistants: "AI assistants",
  maps: "Maps and listings",
  social: "Social",
  letters: "Letters",
  ads: "Advertisements",
  other: "Other sites",
};

const count = (number: number) => number.toLocaleString("en-US");

type Compared = { sum: number; before: number };
type Period = { from: string; to: string };

export const todayCopy = {
  title: "Today",
  calm: "Nothing needs you. Everything got through.",
  opening: "The list below leads you to an open site, one step after the other.",
  nobodyWaits: "Nobody waits for an answer.",
  /** Empty if nobody is new or waiting. */
  peopleLine: (recent: string, waiting: string, counts: { recent: number; waiting: number }) => {
    const news = counts.recent > 0 && `${recent} new ${counts.recent === 1 ? "person" : "people"}`;
    const waits = counts.waiting > 0 && `${waiting} waiting for an answer for more than a day`;
    const line = [news, waits].filter(Boolean).join(", ");
    return line && `${line}.`;
  },
  newPeople: {
    title: "New",
    all: "All new people",
    none: "Nobody new since yesterday. Who asks for a guide, a report or a session appears here.",
  },
  waitingPeople: {
    title: "Waiting over a day",
    all: "All who wait",
    none: "Nobody waits.",
  },
  due: (count: string, isOne: boolean) => `${count} next ${isOne ? "step is" : "steps are"} due`,
  untransported: (count: string, isOne: boolean) =>
    `${count} ${isOne ? "mail waits" : "mails wait"} for a mail service to be connected`,
  hourIsFull: (perHour: number) => `Mails wait: ${count(perHour)} have left in the last hour, the most that is allowed`,
  held: (count: string, isOne: boolean) => `${count} ${isOne ? "mail is" : "mails are"} held until you release them`,
  missed: (addresses: number) =>
    `${count(addresses)} ${addresses === 1 ? "address was" : "addresses were"} asked for in vain several times`,
  days: "The last 30 days",
  period: (from: string, to: string) => `${from} to ${to}. The dotted line is the 30 days before.`,
  figures: {
    visits: "Visits",
    requests: "Forms sent",
    quizzes: "Quizzes finished",
    downloads: "Guides opened",
  },
  people: (name: string, sum: number) => `${count(sum)}, ${name.toLowerCase()}: see these people`,
  of: (share: string, whole: number, what: "seen" | "begun") =>
    share ? `${share} of ${count(whole)} ${what === "seen" ? "forms seen" : "begun"}` : "",
  change: (change: string, before: number, days: number) =>
    before === 0 ? `none in the ${days} days before` : `${change} on the ${days} days before`,
  line: (name: string, { sum, before }: Compared, { from, to }: Period, days: number) =>
    `${name} by day, ${from} to ${to}: ${count(sum)}, and ${count(before)} in the ${days} days before.`,
  beginning: {
    title: "Figures",
    text: "Visits, forms and quizzes are counted from the first visitor on. Each figure will stand here with its last 30 days.",
    launch: "Launch check: what must change before the site opens",
  },
  ahead: { title: "Booked next", all: "All bookings", none: "No session is booked." },
  quiz: {
    title: "The quiz, last 30 days",
    all: "All results",
    funnel: (begun: Compared, finished: Compared) =>
      `${count(begun.sum)} began and ${count(finished.sum)} finished. In the 30 days before: ${count(begun.before)} and ${count(finished.before)}.`,
    worst: (question: number, left: number) => `Most leave at question ${question}: ${count(left)} went no further.`,
    none: "Nobody was seen taking it in the last 30 days.",
    score: (score: number, band: string) => `${score} of 75, ${band}`,
  },
  forms: {
    title: "Forms, last 30 days",
    line: (sent: { now: number; before: number }, shown: { now: number }) =>
      `${count(sent.now)} sent of ${count(shown.now)} seen; ${count(sent.before)} in the 30 days before`,
    none: "No form was seen in the last 30 days.",
  },
  counts: "What was counted",
  from: {
    title: "Where they came from, last 30 days",
    none: "No visit yet in the last 30 days.",
    more: "What brings people",
  },
  pages: { title: "What they read, last 30 days" },
  sources,
  counted:
    "The small number is the change on the 30 days before. Counted by the site itself, without cookies. Robots, your own visits while signed in and everybody who asks for privacy are left out.",
};

export const quizResultsCopy = {
  title: "Quiz results",
  none: "Nobody has asked for a report yet.",
  heads: {
    who: "Who",
    score: "Score",
    band: "Band",
    seo: "Search",
    leads: "Leads",
    experience: "Experience",
    date: "Date",
  },
  funnel: "How far people get, last 30 days",
  begun: (begun: number, finished: number) =>
    `In the last 30 days ${count(begun)} began and ${count(finished)} finished.`,
  answered: (question: number) => `Question ${question}`,
  leftHere: (left: number) => `${count(left)} left here`,
};
