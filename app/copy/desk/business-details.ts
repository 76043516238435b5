import { formatPrice } from "#app/copy/format/format-price.ts";
import type { FactKind, FactProblem } from "#app/rules/business/fact-kind.ts";

export type FactCopy = { path: string; label: string; kind: FactKind; hint?: string };
export type FactGroup = { id: string; title: string; text: string; facts: FactCopy[] };

const words = (limit: number): FactKind => ({ type: "words", limit });
const number = (low: number, high: number): FactKind => ({ type: "number", low, high });
const count: FactKind = { type: "count" };
const price: FactKind = { type: "price" };
const mailbox: FactKind = { type: "mailbox" };
const webAddress = { type: "webAddress" } as const;

const fact = (path: string, label: string, kind: FactKind, hint?: string): FactCopy => ({ path, label, kind, hint });

const setup = (offer: string) => fact(`${offer}.setup`, "Setup", price);
const monthly = (offer: string) => fact(`${offer}.monthly`, "Monthly", price);
const session = (name: string, label: string) => fact(`sessionMinutes.${name}`, label, number(5, 240));

const embedId: FactKind = { type: "embedId" };
const form = (name: string, label: string) => fact(`hosted.formIds.${name}`, label, embedId, "Its id.");
const document = (name: string, label: string) =>
  fact(`hosted.documents.${name}`, label, { ...webAddress, mayBeEmpty: true }, "The address of a shared document.");

/** Every fact that the owner changes on the desk: its name, type and help text. */
export const factGroups: FactGroup[] = [
  {
    id: "brand",
    title: "The house",
    text: "Who speaks on every page.",
    facts: [
      fact(
        "brand.name",
        "Name",
        words(60),
        "The PDF guides carry the name they were made with. The seal is drawn for an A and a V.",
      ),
      fact("brand.description", "What it does", words(300), "One sentence, for search engines and assistants."),
      fact("brand.authorName", "Author of new articles", words(80)),
    ],
  },
  {
    id: "contact",
    title: "Contact",
    text: "Where people write, and where the house stands.",
    facts: [
      fact("contact.email", "Mailbox", mailbox),
      fact(
        "contact.supportEmail",
        "Mailbox for support and data requests",
        mailbox,
        "The privacy policy promises an answer.",
      ),
      fact("contact.locality", "Town", words(80)),
      fact("contact.region", "State or region", words(40)),
      fact("contact.country", "Country", { type: "country" }, "Two letters, such as US."),
    ],
  },
  {
    id: "social",
    title: "Elsewhere",
    text: "The profiles that the footer links to.",
    facts: [
      fact("social.instagram", "Instagram", webAddress),
      fact("social.youtube", "YouTube", webAddress),
      fact("social.linkedin", "LinkedIn", webAddress),
    ],
  },
  {
    id: "dash",
    title: "Dash",
    text: "The pages quote it in two ways; each stands here.",
    facts: [
      setup("dash"),
      fact("dash.setupWithSupport", "Setup with support", price),
      fact("dash.supportDays", "Days of support", number(1, 365)),
      monthly("dash"),
      fact("dash.management", "Management, monthly", price),
    ],
  },
  {
    id: "starter",
    title: "Visibility Starter",
    text: "Prices and contents.",
    facts: [
      setup("starter"),
      monthly("starter"),
      fact("starter.postsPerMonth", "Posts a month", count),
      fact("starter.refreshedPages", "Refreshed pages", count),
      fact("starter.starterEmails", "Starter emails", count),
      fact("starter.starterEmailsInTable", "Starter emails, in the comparison", count),
    ],
  },
  {
    id: "accelerator",
    title: "Growth Accelerator",
    text: "Prices and contents.",
    facts: [
      setup("accelerator"),
      monthly("accelerator"),
      fact("accelerator.pages", "Pages of the site", count),
      fact("accelerator.editorialCalendarDays", "Days of the editorial calendar", count),
      fact("accelerator.postsPerMonth", "Posts a month", count),
      fact("accelerator.wordsPerPost", "Words of a post", count),
      fact("accelerator.paidCampaigns", "Paid campaigns, at most", count),
      fact("accelerator.checkInMinutes", "Minutes of the monthly check-in", count),
    ],
  },
  {
    id: "authority",
    title: "Authority Builder",
    text: "Prices and contents.",
    facts: [
      setup("authority"),
      monthly("authority"),
      fact("authority.pages", "Pages of the site, at most", count),
      fact("authority.pagesInTable", "Pages, in the comparison", count),
      fact("authority.roadmapMonths", "Months of the roadmap", count),
      fact("authority.postsPerMonth", "Posts a month", count),
      fact("authority.planningCallMinutes", "Minutes of the planning call", count),
    ],
  },
  {
    id: "aLaCarte",
    title: "À la carte",
    text: "Single services.",
    facts: [
      fact("aLaCarte.websiteAudit", "Website audit, one-time", price),
      fact("aLaCarte.websiteBuild", "Website build", price),
      fact("aLaCarte.blogEngineMonthly", "Blog engine, monthly", price),
      fact("aLaCarte.seoMonthly", "SEO, monthly", price),
      fact("aLaCarte.crmSetup", "CRM, setup", price),
      fact("aLaCarte.crmMonthly", "CRM, monthly", price),
      fact("aLaCarte.paidAdsMonthly", "Paid ads, monthly", price),
    ],
  },
  {
    id: "sessionMinutes",
    title: "Free sessions",
    text: "Minutes, as each page offers them. What the calendar books is set under Calendar.",
    facts: [
      session("blueprint", "Audit, beside the blueprint"),
      session("visibilityThankYou", "Audit, after the blueprint"),
      session("quiz", "Diagnostic, after the quiz"),
      session("playbook", "Audit, beside the playbooks"),
      session("cigarThankYou", "Audit, after the cigar playbook"),
      session("consultation", "Consultation"),
      session("strategyCall", "Strategy call"),
    ],
  },
  {
    id: "booking",
    title: "Calendar",
    text: "When the built-in calendar takes appointments, by the clock of your time zone.",
    facts: [
      fact(
        "booking.timeZone",
        "Time zone",
        { type: "timeZone" },
        "As in America/Los_Angeles. The desk shows its times by it too.",
      ),
      fact(
        "booking.weeklyHours",
        "Opening hours",
        { type: "weeklyHours" },
        "As in 09:00–12:00, 13:00–17:00. Leave a day off empty.",
      ),
      fact("booking.daysOff", "Days off", { type: "daysOff" }, "One a line, as in 2026-12-25."),
      fact("booking.lengthMinutes", "Minutes of an appointment", number(10, 240)),
      fact("booking.bufferMinutes", "Minutes between two", number(0, 240)),
      fact("booking.noticeHours", "Hours of notice, at least", number(0, 336)),
      fact("booking.horizonDays", "Days ahead, at most", number(1, 180)),
    ],
  },
  {
    id: "hosted",
    title: "Forms and documents",
    text: "Of a hosted provider, whose address is the setting EMBED_ORIGIN. What is empty is as the settings have it, else our own.",
    facts: [
      form("blueprint", "Form beside the blueprint"),
      form("cigar", "Form beside the cigar playbook"),
      form("winery", "Form beside the winery playbook"),
      form("dining", "Form beside the fine dining playbook"),
      form("consultation", "Form for a consultation"),
      fact("hosted.calendarId", "Calendar", embedId, "Its id."),
      document("visibility", "Visibility blueprint"),
      document("cigar", "Cigar playbook"),
      document("winery", "Winery playbook"),
      document("dining", "Fine dining playbook"),
    ],
  },
  {
    id: "blog",
    title: "Articles",
    text: "What stands first.",
    facts: [
      fact(
        "blog.pinnedTitleWords",
        "Featured by its title",
        words(80),
        "The article whose title has these words is the featured one. If none has them, the newest is.",
      ),
    ],
  },
];

export const factProblems: Record<FactProblem, (kind: FactKind) => string> = {
  missing: () => "Please fill this in.",
  tooLong: (kind) => (kind.type === "words" ? `Please use at most ${kind.limit} characters.` : "This is too long."),
  mailbox: () => "Please give one mailbox, such as hello@house.com.",
  webAddress: () => "Please give a whole address that starts with https://.",
  embedId: () => "Please give the id alone: letters, digits, _ or -.",
  dollars: () => "Please give whole dollars, such as 1500, without cents.",
  priceOrder: () => "This must not be less than where the price begins.",
  count: () => "Please give a number, a range or a minimum, such as 4, 1–2 or 8+.",
  number: (kind) => (kind.type === "number" ? `Please give a whole number from ${kind.low} to ${kind.high}.` : ""),
  country: () => "Please give the two letters of a country, such as US.",
  timeZone: () => "Please give a time zone by its name, such as America/Los_Angeles.",
  hours: () => "Please give hours such as 09:00–12:00, with commas between.",
  hoursOrder: () => "Each span must end after it begins, and the next begin after that.",
  day: () => "Please give days such as 2026-12-25, one a line.",
};

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A fact's value in words, for defaults and earlier values. */
export function wordFact({ type }: FactKind, value: unknown): string {
  if (type === "price") return formatPrice(value as Parameters<typeof formatPrice>[0]);
  if (type === "daysOff") return (value as string[]).join(", ") || "none";
  if (type !== "weeklyHours") return String(value) || "empty";
  const days = (value as string[][]).map((spans, day) => `${weekdays[day]} ${spans.join(", ") || "closed"}`);
  return days.join("; ");
}

export const factsCopy = {
  title: "Facts",
  lead: "What you may change without changing the words around it. A change shows on every page within a second.",
  jump: "Jump to",
  save: "Save",
  saveOf: (group: string) => ` ${group}`,
  from: "From, $",
  to: "To, $",
  standard: (value: string) => `As delivered: ${value}`,
  isStandard: "As delivered.",
  previous: (value: string) => `Before: ${value}`,
  toStandard: "Back to the delivered one",
  toPrevious: "Back to the one before",
  backOf: (label: string) => ` for ${label}`,
  shown: "Shown on",
  everywhere: "every page",
  notShown: "no page by itself",
  problems: (count: number) =>
    count === 1
      ? "One fact needs another look. Nothing of this group was saved."
      : `${count} facts need another look. Nothing of this group was saved.`,
  saved: "Saved. It is on every page within a second.",
  unchanged: "Nothing was different, so nothing was changed.",
  back: "Taken back. It is on every page within a second.",
};
