import { counted } from "#app/copy/format/counted.ts";
import type { ProxyVerdict } from "#app/rules/http/judge-proxy.ts";
import { deskCopy } from "./desk.ts";

export const integrationNames = [
  "feed",
  "quiz-crm",
  "quiz-workflow",
  "leads",
  "forms",
  "calendar",
  "documents",
  "mail",
  "index-now",
  "database",
  "proxy",
] as const;
export type IntegrationName = (typeof integrationNames)[number];

type IntegrationCopy = {
  name: string;
  /** The settings that connect it, or what the setting does if there is no built-in version. */
  settings: string;
  /** Its state, if there is no built-in version. */
  word?: string;
  /** What is used while none is set. */
  builtIn: string;
};

/** The integrations, as the desk calls them. */
export const integrations: Record<IntegrationName, IntegrationCopy> = {
  feed: { name: "Content feed", settings: "FEED_URL", builtIn: "Articles of your own, or our samples." },
  "quiz-crm": {
    name: "Quiz results to the CRM",
    settings: "QUIZ_CRM_WEBHOOK_URL",
    builtIn: "Results are kept on the desk.",
  },
  "quiz-workflow": {
    name: "Quiz results to the workflow",
    settings: "QUIZ_WORKFLOW_WEBHOOK_URL",
    builtIn: "Results are kept on the desk.",
  },
  leads: {
    name: "Leads to the CRM",
    settings: "LEADS_WEBHOOK_URL",
    builtIn: "Leads are kept on the desk and mailed to you.",
  },
  forms: { name: "Forms", settings: "EMBED_ORIGIN, FORM_IDS", builtIn: "The built-in forms." },
  calendar: { name: "Calendar", settings: "EMBED_ORIGIN, CALENDAR_ID", builtIn: "The built-in calendar." },
  documents: { name: "Documents", settings: "DOCUMENT_URLS", builtIn: "The guides that we wrote." },
  mail: { name: "Mail", settings: "SMTP_URL", builtIn: "Mails wait in the outbox until one is set." },
  "index-now": {
    name: "IndexNow",
    settings: "INDEXNOW_KEY",
    builtIn: "Search engines find new articles when they next look.",
  },
  database: {
    name: "Database",
    settings: "DATABASE_URL",
    word: "Built in",
    builtIn: "SQLite, a file in the data folder. It serves one machine well.",
  },
  proxy: {
    name: "Proxy in front",
    settings: "TRUST_PROXY",
    word: "None",
    builtIn:
      "The server expects none, as if visitors reached it directly. Where they come through one (nginx, a load balancer, a hosting platform), this setting says how many there are, mostly 1. Until it does, all visitors seem to come from one address: they share one limit for sending forms, and the limits on bookings and mails for one visitor are switched off.",
  },
};

const upTo = (count: number, limit: number) => counted(deskCopy.atMost(count, limit), "message");

export const integrationsCopy = {
  title: "Outside parties",
  lead: "Who is real by now, and who still has a stand-in of ours. A test sends something real and says what came back.",
  connected: "Real",
  builtIn: "Stand-in",
  setting: (names: string) => `Setting: ${names}.`,
  test: "Test",
  testOf: (name: string) => ` ${name}`,
  nothingHeard: "Nothing yet.",
  lastTest: (outcome: string, at: string) => `Tested ${at}: ${outcome}`,
  delivered: (outcome: string, at: string) => `${at}: ${outcome}.`,
  inProgress: ({ waiting, deadLettered }: { waiting: number; deadLettered: number }, limit: number) =>
    [
      waiting > 0 && `${upTo(waiting, limit)} to be tried again.`,
      deadLettered > 0 && `${upTo(deadLettered, limit)} given up, for you to replay.`,
    ]
      .filter(Boolean)
      .join(" "),
  feed: {
    posts: (kept: number, at: string) => `${at}: ${counted(kept, "post")}.`,
    other: (outcome: string, detail: string, at: string) => `${at}: ${detail || outcome}.`,
  },
  launch: {
    title: "Before the site opens",
    lead: "What is still ours rather than yours. Links to the outside are checked by npm run launch-check alone, since that takes a while.",
    ready: "Nothing of ours is left.",
    blocked: (count: number) => (count === 1 ? "1 thing must change first." : `${count} things must change first.`),
    open: (count: number) =>
      count === 1
        ? "1 thing works as it is, and is yours to decide."
        : `${count} things work as they are, and are yours to decide.`,
    group: (name: string, count: number) => `${name}, ${count}`,
  },
};

const proxyWords: Record<ProxyVerdict, string> = {
  direct: "this page came straight from your browser, and no proxy is trusted",
  agrees: "this page came through as many proxies as are trusted, encrypted on the way",
  "too few trusted":
    "this page came through more proxies than are trusted, so all visitors look like one and are limited as one; raise TRUST_PROXY",
  "too many trusted":
    "this page came through fewer proxies than are trusted, so a visitor can pretend to be another; lower TRUST_PROXY",
  "not encrypted":
    "as many proxies as are trusted, but they say that the visit was not encrypted; check X-Forwarded-Proto",
};

/** The result of a test. Each continues "Tested at 9:14: …". */
export const testWords = {
  feedPosts: (count: number, shape: string) => `the feed answered with ${counted(count, "post")} (${shape})`,
  feedOther: (what: string) => `the feed answered, but with no posts (${what})`,
  failed: (reason: string) => `this did not work (${reason})`,
  taken: (status: number) => `it was taken (answer ${status})`,
  refused: (outcome: string) => `it was not taken: ${outcome}`,
  mailSent: (to: string) => `a mail is on its way to ${to}`,
  noRecipient: "there is nobody to write to; set OWNER_EMAIL",
  noSiteUrl: "search engines need a public address; set SITE_URL",
  notSet: "there is nothing to test while none is set",
  allThere: (count: number) => `${count === 1 ? "it answers" : `all ${count} answer`}`,
  missing: (names: readonly string[]) => `not there: ${names.join(", ")}`,
  database: (ms: number) => `written and read in ${ms}\u00a0ms`,
  proxy: (verdict: ProxyVerdict) => proxyWords[verdict],
};

export const testMessage = {
  subject: "A test from your desk",
  text: "You pressed Test beside Mail on the desk of your site. It works.",
};
