import { alertCopy, alertKindOf } from "#facts/alerts.ts";
import { formatNumber } from "#platform/intl/numbers.ts";
import type { Advice } from "../rules/advise-on-agents.ts";
import { visibilityCopy } from "./visibility.ts";

const count = (number: number) => formatNumber(number);
const some = (number: number, one: string, many: string) => `${count(number)} ${number === 1 ? one : many}`;
function compared(change: string): string {
  if (change === "") return "";
  return change.startsWith("±") ? " (as the week before)" : ` (${change} on the week before)`;
}

export const mondayLetterCopy = {
  subject: (people: number, booked: number) =>
    `Your week: ${some(people, "new person", "new people")}, ${count(booked)} booked`,
  week: (from: string, to: string) => `${from} to ${to}`,
  came: "Who came",
  asked: "Who asked",
  waits: "What waits",
  broken: "What is broken",
  write: "What to write next",
  visits: (visits: number, change: string) => `${some(visits, "visit", "visits")}${compared(change)}`,
  arrivals: (arrivals: number, change: string) =>
    `${some(arrivals, "person", "people")} from an assistant${compared(change)}`,
  people: (people: number, change: string) => `${some(people, "new person", "new people")}${compared(change)}`,
  booked: (booked: number, change: string) => `${count(booked)} booked a session${compared(change)}`,
  waiting: (waiting: number) => `${some(waiting, "person waits", "people wait")} for an answer`,
  due: (due: number) => some(due, "next step is due", "next steps are due"),
  held: (held: number) => `${some(held, "mail is", "mails are")} held until you release them`,
  nothingWaits: "Nobody and nothing waits for you.",
  failing: (failing: number) => `${some(failing, "message is", "messages are")} not getting through`,
  deadLinks: (links: number) => `${some(links, "link leads", "links lead")} nowhere`,
  alert: (name: string) => alertCopy.short[alertKindOf(name)],
  nothingBroken: "Nothing.",
  advice: (advice: Advice, page: string) => visibilityCopy.advice(advice, page),
  keepWriting: "Answer one question in your guests’ own words, with the town and a price in the first sentence.",
  off: "You get this letter each Monday. Turn it off",
  desk: {
    title: "The Monday letter",
    on: "On: each Monday at seven a mail says who came, who asked, what waits, what is broken and what to write next.",
    isOff: "Off. Nothing is mailed on Mondays.",
    turnOff: "Turn it off",
    turnOn: "Turn it on",
    noMail: "It needs a mail service, and the address that your alerts go to.",
  },
};
