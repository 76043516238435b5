import { formatNumber } from "#platform/intl/numbers.ts";

const count = (number: number) => formatNumber(number);

export const figuresCopy = {
  days: "The last 30 days",
  period: (from: string, to: string) => `${from} to ${to}. The dotted line is the 30 days before.`,
  figures: {
    visits: "Visits",
    requests: "Forms sent",
    quizzes: "Quizzes finished",
    downloads: "Guides opened",
  },
  of: (share: string, whole: number, what: "seen" | "begun") =>
    share ? `${share} of ${count(whole)} ${what === "seen" ? "forms seen" : "begun"}` : "",
  beginning: {
    title: "Figures",
    text: "Visits, forms and quizzes are counted from the first visitor on. Each figure will stand here with its last 30 days.",
    launch: "Launch check: what must change before the site opens",
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
  counted:
    "The small number is the change on the 30 days before. Counted by the site itself, without cookies. Robots, your own visits while signed in and everybody who asks for privacy are left out.",
};
