import type { VisitSource } from "#app/rules/visits/visit-source.ts";

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

export const todayCopy = {
  title: "Today",
  calm: "Nothing needs you. Nothing has failed.",
  need: (failing: string, isOne: boolean) =>
    `${failing} ${isOne ? "delivery needs" : "deliveries need"} you. Nothing else has failed.`,
  nothingFailed: "Nothing has failed.",
  untransported: (count: string, isOne: boolean) => `${count} ${isOne ? "mail waits" : "mails wait"} for SMTP_URL`,
  hourIsFull: (perHour: number) => `Mails wait: ${count(perHour)} have left in the last hour, the most that is allowed`,
  held: (count: string, isOne: boolean) => `${count} ${isOne ? "mail is" : "mails are"} held until you release them`,
  needTitle: "Needs you",
  needMore: "All that failed",
  lastTried: (outcome: string, tried: string) => `${outcome}. Tried ${tried}.`,
  days: "The last 30 days",
  figures: {
    visits: "Visits",
    requests: "Requests",
    quizzes: "Quizzes finished",
    downloads: "Guides opened",
  },
  of: (share: string, whole: number, what: "seen" | "begun") =>
    share ? `${share} of ${count(whole)} ${what === "seen" ? "forms seen" : "begun"}` : "",
  line: (name: string, sum: number, limit: number) =>
    `${name} by day: ${count(sum)} in thirty days, ${count(limit)} on the busiest.`,
  leads: "New leads",
  allLeads: "All leads",
  noLeads: "Nobody has written yet.",
  ahead: { title: "Booked ahead", all: "All bookings" },
  quiz: {
    title: "The quiz",
    all: "All results",
    funnel: (started: number, finished: number) =>
      `In 30 days ${count(started)} began and ${count(finished)} finished.`,
    worst: (question: number, left: number) => `Most leave at question ${question}: ${count(left)} went no further.`,
    none: "Nobody was seen taking it in the last 30 days.",
    score: (score: number, band: string) => `${score} of 75, ${band}`,
  },
  forms: {
    title: "Forms",
    line: (sent: number, shown: number) => `${count(sent)} sent of ${count(shown)} seen`,
    none: "No form was seen in the last 30 days.",
  },
  counts: "What was counted",
  from: { title: "Where they came from", none: "No visit yet in the last 30 days." },
  pages: { title: "What they read" },
  guides: { title: "Guides opened" },
  sources,
  counted:
    "Counted by the site itself, without cookies. Robots, your own visits while signed in and everybody who asks for privacy are left out.",
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
  funnel: "How far people get, 30 days",
  answered: (question: number) => `Question ${question}`,
  leftHere: (left: number) => `${count(left)} left here`,
};
