import { deskCopy } from "#platform/desk/words/desk.ts";
import { troubleWords } from "#platform/desk/words/sent-messages.ts";
import type { ProxyVerdict } from "#platform/http/judge-proxy.ts";
import type { DeliveryTrouble } from "#platform/outbox/delivery-trouble.ts";
import { counted } from "#platform/text/counted.ts";

/** The integrations, grouped as Connections shows them. */
export const integrationGroups = {
  own: ["mail", "owner-mailbox", "replies", "busy-calendars", "caldav", "calendar"],
  automations: ["leads", "quiz-crm", "quiz-workflow", "signing", "feed", "forms", "dash"],
  server: ["documents", "index-now", "database", "proxy"],
} as const;
export type IntegrationGroup = keyof typeof integrationGroups;

export const integrationNames = Object.values(integrationGroups).flat();
export type IntegrationName = (typeof integrationNames)[number];

type IntegrationCopy = {
  name: string;
  /** Its name within a sentence. */
  subject: string;
  /** If the desk cannot connect it: what to set on the server, with the setting's name. */
  connect?: string;
  /** Its state, if there is no built-in version. */
  word?: string;
  /** Describes the built-in version. */
  builtIn: string;
};

/** The integrations, as the desk calls them. */
export const integrations: Record<IntegrationName, IntegrationCopy> = {
  feed: {
    name: "Content feed",
    subject: "Your content feed",
    builtIn: "Articles of your own, or our samples.",
  },
  "quiz-crm": {
    name: "Quiz results to your CRM",
    subject: "Your CRM",
    builtIn: "Results are kept on the desk.",
  },
  "quiz-workflow": {
    name: "Quiz results to your workflow",
    subject: "Your workflow",
    builtIn: "Results are kept on the desk.",
  },
  leads: {
    name: "People and bookings to your CRM",
    subject: "Your CRM",
    builtIn: "People are kept on the desk, and mailed to you once mail is connected.",
  },
  forms: {
    name: "Forms",
    subject: "Your form provider",
    builtIn: "The built-in forms.",
  },
  calendar: {
    name: "Your provider’s calendar",
    subject: "Your calendar provider",
    word: "None",
    builtIn: "Shown in place of ours, as with GoHighLevel. Ours is shown now.",
  },
  "busy-calendars": {
    name: "Your other calendars",
    subject: "Your calendar",
    word: "None",
    builtIn: "Hours that are taken there are then not offered here. It suits Google, Outlook and all others.",
  },
  caldav: {
    name: "Your calendar, both ways",
    subject: "Your calendar",
    word: "None",
    builtIn: "Sessions are then written there too. It suits iCloud, Fastmail, Nextcloud and others with CalDAV.",
  },
  documents: {
    name: "Documents",
    subject: "Your documents",
    connect: "the web addresses of your documents (DOCUMENT_URLS)",
    builtIn: "The guides that we wrote.",
  },
  mail: {
    name: "Mail service",
    subject: "Your mail service",
    word: "None",
    builtIn: "Mails wait on the desk until a mail service is connected.",
  },
  "owner-mailbox": {
    name: "Your mailbox",
    subject: "Your mailbox",
    word: "None",
    builtIn: "The site cannot write to you. What comes in is kept on the desk.",
  },
  replies: {
    name: "Replies and bounces",
    subject: "Your mailbox",
    word: "None",
    builtIn: "Replies and mails that come back are not seen here, only in your mailbox.",
  },
  signing: {
    name: "Signed messages",
    subject: "Your CRM and your workflow",
    word: "None",
    builtIn: "Messages to your CRM and your workflow leave without a signature.",
  },
  dash: {
    name: "A model for Dash",
    subject: "The model",
    word: "None",
    builtIn: "Dash answers with facts and passages of your pages.",
  },
  "index-now": {
    name: "News for search engines",
    subject: "The search engines’ service",
    builtIn: "Search engines find new articles when they next look.",
  },
  database: {
    name: "Database",
    subject: "The database",
    connect: "the address of a PostgreSQL database (DATABASE_URL)",
    builtIn: "One file beside the site. It serves one machine well.",
  },
  proxy: {
    name: "Proxy in front",
    subject: "The proxy",
    connect: "how many proxies stand in front of the site, mostly 1 (TRUST_PROXY)",
    word: "None",
    builtIn:
      "The server expects none, as if visitors reached it directly. Where they come through one, as with most hosting providers, it must know how many there are. Until then, all visitors seem to come from one address: they share one limit for sending forms, and the limits on bookings and mails for one visitor are switched off.",
  },
};

const upTo = (count: number, limit: number) => counted(deskCopy.atMost(count, limit), "message");

export const integrationsCopy = {
  title: "Connections",
  lead: "The site works without any of these. What you connect works at once; a test sends something real and says what came back.",
  needs: {
    title: "What your business still needs",
    none: "Nothing is missing, and all that is connected works.",
    mail: "The site cannot send mail yet. Guides, confirmations and reminders wait here until it can.",
    "owner-mailbox": "The site cannot write to you. New people and bookings are seen only on this desk.",
    calendar: "The site knows no calendar of yours, so hours that are taken there are offered for booking.",
    troubled: (name: string) => `${name}: it is connected, and does not work as it should.`,
    lost: (name: string) => `${name}: its secrets must be entered again.`,
    links: {
      mail: "Connect mail",
      "owner-mailbox": "Give your address",
      calendar: "Choose a calendar",
      troubled: "See what",
    },
  },
  groups: {
    own: "Mail and calendar",
    automations: "My CRM and automations",
    server: "For whoever runs the server",
  } satisfies Record<IntegrationGroup, string>,
  calendar: { title: "Calendar", text: "Three ways. One is enough." },
  states: {
    "built-in": "Built-in",
    connected: "Connected",
    "set by server": "Set by your server",
    "in trouble": "In trouble",
    lost: "Enter again",
  },
  secrets: (count: number) => counted(count, "secret"),
  /** Links to its page, by state. */
  ways: {
    "built-in": "Set up",
    connected: "Change",
    "set by server": "See",
    "in trouble": "Change",
    lost: "Enter again",
  },
  how: "How to connect it",
  connect: (what: string) => `Give this to whoever runs your server: ${what}.`,
  test: "Test",
  testOf: (name: string) => ` ${name}`,
  nothingHeard: "Not tested yet.",
  lastTest: (outcome: string, at: string) => `Tested ${at}: ${outcome}.`,
  delivered: (at: string) => `${at}: the last message got through.`,
  notDelivered: (trouble: string, at: string) => `${at}: ${trouble}.`,
  inProgress: ({ waiting, deadLettered }: { waiting: number; deadLettered: number }, limit: number) =>
    [
      waiting > 0 && `${upTo(waiting, limit)} to be tried again.`,
      deadLettered > 0 && `${upTo(deadLettered, limit)} not getting through, for you to send again.`,
    ]
      .filter(Boolean)
      .join(" "),
  feed: {
    posts: (kept: number, at: string) => `${at}: ${counted(kept, "post")}.`,
    started: (at: string) => `${at}: the feed is being prepared.`,
    empty: (at: string) => `${at}: the feed answered, and has no posts.`,
    failed: (at: string) => `${at}: your content feed could not be read. Posts that were read before are still shown.`,
  },
  launch: "Launch check: what must change before the site opens",
  /** Settings in the owner's words. */
  settings: {
    SMTP_URL: "Your mail service",
    MAIL_FROM: "The sender of mails",
    IMAP_URL: "The mailbox for replies",
    OWNER_EMAIL: "Your own address, for news from the site",
    FEED_URL: "Your content feed",
    EMBED_ORIGIN: "Your provider of forms and calendar",
    DOCUMENT_URLS: "Your documents",
    QUIZ_CRM_WEBHOOK_URL: "Your CRM, for quiz results",
    QUIZ_WORKFLOW_WEBHOOK_URL: "Your workflow, for quiz results",
    BUSY_CALENDARS: "Your other calendars",
    CALDAV_URL: "Your calendar, both ways",
    LEADS_WEBHOOK_URL: "Your CRM, for forms and bookings",
    DASH_MODEL_URL: "The model of Dash",
    INDEXNOW_KEY: "The key for telling search engines",
  } as Record<string, string>,
};

const proxyWords: Record<ProxyVerdict, string> = {
  direct: "this page came straight from your browser, and no proxy is expected",
  agrees: "this page came through as many proxies as are expected, encrypted on the way",
  "too few trusted":
    "this page came through more proxies than are expected, so all visitors look like one and are limited as one; the number that the server was given (TRUST_PROXY) must be higher",
  "too many trusted":
    "this page came through fewer proxies than are expected, so a visitor can pretend to be another; the number that the server was given (TRUST_PROXY) must be lower",
  "not encrypted":
    "as many proxies as are expected, but they say that the visit was not encrypted; whoever runs your server must let the proxy pass on how visitors came (X-Forwarded-Proto)",
};

/** The result of a test. Each continues "Tested at 9:14: …". */
export const testWords = {
  feedPosts: (count: number) => `the feed answered with ${counted(count, "post")}`,
  feedOther: "the feed answered, but with no posts",
  /** The trouble as the desk words it for messages too: "does not answer". */
  trouble: (name: IntegrationName, trouble: DeliveryTrouble) =>
    `${lowered(integrations[name].subject)} ${troubleWords[trouble]}`,
  taken: (name: IntegrationName) => `${lowered(integrations[name].subject)} has taken it`,
  mailSent: (to: string) => `a mail is on its way to ${to}`,
  noRecipient: "there is nobody to write to: connect your mailbox first",
  noMail: "the site cannot send mail yet: connect a mail service first",
  noReceiver: "there is nobody to sign for: connect your CRM or your workflow first",
  signed: (count: number) =>
    count === 1 ? "the signed message was taken" : `all ${count} have taken a signed message`,
  noSiteUrl: "search engines need a public address; whoever runs your server must set it (SITE_URL)",
  notSet: "there is nothing to test while none is connected",
  allThere: (count: number) => `${count === 1 ? "it answers" : `all ${count} answer`}`,
  missing: (names: readonly string[]) => `not there: ${names.join(", ")}; all others answer`,
  busyTimes: (count: number) => `read, with ${counted(count, "busy time")} ahead`,
  calendarTrouble: (name: string, trouble: string) => `${name} ${trouble}`,
  database: (ms: number) => `written and read in ${ms}\u00a0ms`,
  proxy: (verdict: ProxyVerdict) => proxyWords[verdict],
};

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

export const testMessage = {
  subject: "A test from your desk",
  text: "You pressed Test for mail on the desk of your site. It works.",
};
