import type { PriceRange } from "#facts/facts.ts";
import type { PictureCopy } from "#facts/post.ts";
import { maxPoints, minPoints } from "#facts/quiz-points.ts";
import { uploadLimits } from "#features/pictures/rules/picture-limits.ts";
import { heicProblem } from "#features/pictures/words/heic-problem.ts";
import { formatDay } from "#platform/intl/format-day.ts";
import { currencyName, formatMoney } from "#platform/intl/money.ts";
import { defaultPlace, type Place } from "#platform/intl/place.ts";
import { formatHours } from "#platform/text/format-hours.ts";
import { formatPrice } from "#platform/text/format-price.ts";
import { inMegabytes } from "#platform/text/megabyte.ts";
import { zoneName } from "#platform/time/zone-name.ts";
import type { FactKind, FactProblem } from "../rules/fact-kind.ts";
import { currencyTitle, localeTitle } from "../rules/place-choices.ts";
import type { FactCopy, FactGroup } from "./fact-copy.ts";
import { proofGroups } from "./proof-details.ts";

export type { FactCopy, FactGroup };

const words = (limit: number): FactKind => ({ type: "words", limit });
const number = (low: number, high: number): FactKind => ({ type: "number", low, high });
const points = number(0, 100);
const count: FactKind = { type: "count" };
const meetings: FactKind = {
  type: "choice",
  options: [
    { value: "phone", label: "By phone" },
    { value: "video", label: "By video" },
    { value: "phone video", label: "Phone or video" },
    { value: "video phone", label: "Video or phone" },
  ],
};
const mayRobots: FactKind = {
  type: "choice",
  options: [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
  ],
};
const price: FactKind = { type: "price" };
const mailbox: FactKind = { type: "mailbox" };
const webAddress = { type: "webAddress" } as const;

const fact = (path: string, label: string, kind: FactKind, hint?: string): FactCopy => ({ path, label, kind, hint });

const setup = (offer: string) => fact(`${offer}.setup`, "Setup", price);
const monthly = (offer: string) => fact(`${offer}.monthly`, "Monthly", price);
const session = (name: string, label: string) => fact(`sessionMinutes.${name}`, label, number(5, 240));

const document = (name: string, label: string) =>
  fact(`hosted.documents.${name}`, label, { ...webAddress, mayBeEmpty: true }, "The address of a shared document.");

const profile = (name: string, label: string) => fact(`social.${name}`, label, { ...webAddress, mayBeEmpty: true });

/** Every fact that the owner changes on the desk: its name, type and help text. */
export const factGroups: FactGroup[] = [
  {
    id: "brand",
    title: "Name and description",
    text: "Who speaks on every page and in every mail.",
    facts: [
      fact("brand.name", "Name", words(60), "On every page, in mails and for search engines."),
      fact("brand.description", "What it does", words(300), "One sentence, for search engines and assistants."),
      fact("brand.authorName", "Author of new articles", words(80)),
      fact(
        "brand.senderName",
        "Name that mails come from",
        { type: "words", limit: 60, mayBeEmpty: true },
        "Left empty, mails come from the name that is set on your server, else from the name above.",
      ),
    ],
  },
  {
    id: "contact",
    title: "Contact",
    text: "Where people write, and where the business is.",
    facts: [
      fact("contact.email", "Email address", mailbox),
      fact(
        "contact.supportEmail",
        "Email address for support and data requests",
        mailbox,
        "The privacy policy promises an answer.",
      ),
      fact(
        "contact.telephone",
        "Telephone",
        { type: "telephone" },
        "Such as +1 585 555 0143. Left empty, none is shown.",
      ),
      fact(
        "contact.postalAddress",
        "Postal address",
        { type: "postalAddress", limit: 160 },
        "Street or post office box, town, and state with ZIP code or postcode. The law wants it in letters to many people, so none is sent without it. Other mails to visitors then carry it too, in place of the town.",
      ),
      fact("contact.locality", "Town", words(80)),
      fact(
        "contact.region",
        "State or region",
        words(40),
        "In short or in full: CA or California. Where there are none, the country: Ireland.",
      ),
      fact("contact.country", "Country", { type: "country" }, "Such as Ireland, or its two letters, IE."),
    ],
  },
  {
    id: "place",
    title: "Currency and dates",
    text: "How prices, dates and times are written. Your time zone is among the opening hours.",
    facts: [
      fact(
        "place.currency",
        "Currency",
        { type: "currency" },
        "Nothing is converted: the figures of your prices stay as they are, and only their sign changes.",
      ),
      fact(
        "place.locale",
        "Written as in",
        { type: "locale" },
        `Prices, dates and times follow it, such as ${formatMoney(1500, defaultPlace)} and ${formatDay("2026-11-27", defaultPlace.locale)} in the United States. The words stay English.`,
      ),
    ],
  },
  {
    id: "social",
    title: "Social profiles",
    text: "The profiles that the footer links to. Where an address is empty, there is no link.",
    facts: [profile("instagram", "Instagram"), profile("youtube", "YouTube"), profile("linkedin", "LinkedIn")],
  },
  {
    id: "signals",
    title: "Search engines and assistants",
    text: "What they may do with your pages. Your wishes stand in the file robots.txt, which the honest ones read first. Leave all three open, and it says nothing.",
    facts: [
      fact("signals.search", "May your pages be listed in search results?", mayRobots),
      fact(
        "signals.aiInput",
        "May assistants such as ChatGPT read your pages to answer a question?",
        mayRobots,
        "They often name the page that they read, and visitors come from there.",
      ),
      fact("signals.aiTrain", "May new language models be trained on your pages?", mayRobots),
    ],
  },
  ...proofGroups,
  {
    id: "dash",
    title: "Dash",
    text: "Prices of the assistant. The pages quote the setup in two ways; each stands here.",
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
    id: "contract",
    title: "Contract",
    text: "What people ask before they sign.",
    facts: [
      fact(
        "contract.leaving",
        "Shortest term, and how to leave",
        { type: "words", limit: 200, mayBeEmpty: true },
        "One or two sentences beside the packages’ prices, such as: The first term is three months. After it, either of us may end the work with a month’s notice. Left empty, the pages say nothing of it.",
      ),
    ],
  },
  {
    id: "sessionMinutes",
    title: "Free sessions",
    text: "How many minutes each page promises, and its button books. The consultation’s own length is set under Opening hours and calendar.",
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
    title: "Opening hours and calendar",
    text: "When visitors can book a session, by the clock of your time zone.",
    facts: [
      fact(
        "booking.timeZone",
        "Time zone",
        { type: "timeZone" },
        "The desk shows its times by it too. It follows your country where it can.",
      ),
      fact(
        "booking.weeklyHours",
        "Opening hours",
        { type: "weeklyHours" },
        "Open a day to change it. A day without hours is closed.",
      ),
      fact(
        "booking.daysOff",
        "Days off",
        { type: "daysOff" },
        "One a line, as in 2026-12-25. Visitors cannot book on these days.",
      ),
      fact(
        "meeting.offered",
        "How you meet",
        meetings,
        "Visitors choose; the first is chosen beforehand. Not chosen, they read “video or phone”.",
      ),
      fact(
        "meeting.videoAddress",
        "Address of the video room",
        { type: "webAddress", mayBeEmpty: true, isTemplate: true },
        "Visitors get it once they have booked. With {booking} in it, each session has a room of its own, as in https://meet.jit.si/alder-{booking}. Without an address, only the phone is offered.",
      ),
      fact("booking.lengthMinutes", "Minutes of an appointment", number(10, 240)),
      fact("booking.bufferMinutes", "Minutes between two sessions", number(0, 240)),
      fact("booking.noticeHours", "Hours of notice, at least", number(0, 336)),
      fact("booking.horizonDays", "Days ahead, at most", number(1, 180)),
      fact("booking.maxADay", "Sessions in a day, at most", number(0, 100), "0 for as many as your hours hold."),
      fact(
        "booking.changeUntilHours",
        "Hours before, until which visitors may move or cancel",
        number(0, 336),
        "0 until it begins. You can always move and cancel on the desk.",
      ),
      fact(
        "booking.reminderHours",
        "Hours before, at which a reminder leaves",
        number(0, 336),
        "0 for none. It holds for sessions that are booked or moved from now on.",
      ),
      fact(
        "booking.secondReminderHours",
        "Hours before, at which a second reminder leaves",
        number(0, 336),
        "0 for none.",
      ),
    ],
  },
  {
    id: "hosted",
    title: "Documents",
    text: "Guides that you keep elsewhere. Where the address is empty, ours is given out.",
    facts: [
      document("visibility", "Visibility blueprint"),
      document("cigar", "Cigar playbook"),
      document("winery", "Winery playbook"),
      document("dining", "Fine dining playbook"),
    ],
  },
  {
    id: "heat",
    title: "Who comes first",
    text: "Points for what people do. Their sum is the heat in the list of people; 0 leaves something out.",
    facts: [
      fact("heat.booked", "Booked a session", points),
      fact("heat.asked", "Asked something", points),
      fact("heat.lowQuiz", "Scored low in the quiz", points),
      fact(
        "heat.lowQuizScore",
        "Low is a score up to",
        number(minPoints(), maxPoints()),
        `Of ${maxPoints()}. The lower they score, the more they need you.`,
      ),
      fact("heat.phone", "Left a telephone number", points),
      fact("heat.cameBack", "Came back on another day", points),
      fact("heat.campaign", "Came by a campaign or an advertisement", points),
      fact(
        "heat.halvesAfterDays",
        "Days after which the points are half",
        number(1, 365),
        "Counted from the last time that they were in touch.",
      ),
    ],
  },
  {
    id: "blog",
    title: "Featured article",
    text: "Which article comes first.",
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

export const factProblems: Record<FactProblem, (kind: FactKind, spans: readonly string[], place: Place) => string> = {
  missing: () => "Please fill this in.",
  tooLong: (kind) => (kind.type === "words" ? `Please use at most ${kind.limit} characters.` : "This is too long."),
  mailbox: () => "Please give one email address, such as hello@house.com.",
  webAddress: () => "Please give a whole address that starts with https://.",
  amount: (_kind, _spans, place) => `Please give whole ${currencyName(place)}, such as 950, from 950, or 800 to 1,200.`,
  priceOrder: () => "The second must not be less than the first.",
  telephone: () => "Please give one number, such as +1 585 555 0143.",
  count: () => "Please give a number, a range or a minimum, such as 4, 1–2 or 8+.",
  number: (kind) => (kind.type === "number" ? `Please give a whole number from ${kind.low} to ${kind.high}.` : ""),
  country: () => "Please give a country such as Ireland, or its two letters, IE.",
  timeZone: () => "Please choose a time zone from the list.",
  currency: () => "Please choose a currency from the list.",
  locale: () => "Please choose a language and country from the list.",
  hours: () => "Please give hours such as 9 am to 5 pm, or 9 am to 12 pm, 1 pm to 5 pm.",
  hoursOrder: (_, spans, { locale }) => `${formatHours(spans, locale)} must end after it begins.`,
  hoursOverlap: (_, [first = "", second = ""], { locale }) =>
    `${formatHours([first], locale)} and ${formatHours([second], locale)} overlap. The second must begin after the first has ended.`,
  day: ({ type }) =>
    type === "day" ? "Please give a day such as 2026-10-31." : "Please give days such as 2026-12-25, one a line.",
  future: () => "Please give a day that has come.",
  choice: () => "Please choose one from the list.",
  pictureTooLarge: () =>
    `This picture is too large. Please give one of up to ${inMegabytes(uploadLimits.maxBytes)} and ${uploadLimits.maxMegapixels} million pixels.`,
  pictureHeic: () => heicProblem,
  pictureKind: () => "Please give a JPEG, PNG, WebP, GIF or AVIF file.",
  pictureUnreadable: () => "This picture is broken and cannot be read. Please save it again, or give another.",
  pictureGone: () => "This picture is no longer here. Please choose it again.",
};

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A fact's value in words, for defaults and earlier values. */
export function wordFact(kind: FactKind, value: unknown, place: Place): string {
  const { type } = kind;
  if (type === "timeZone") return zoneName(String(value));
  if (type === "currency") return currencyTitle(String(value));
  if (type === "locale") return localeTitle(String(value));
  if (type === "picture") return (value as PictureCopy).files.length > 0 ? "a picture" : "none";
  if (type === "day") return formatDay(String(value), place.locale) || "empty";
  if (type === "choice") return kind.options.find((option) => option.value === value)?.label ?? "not chosen";
  if (type === "price") return formatPrice(value as PriceRange, place);
  if (type === "daysOff") return (value as string[]).map((day) => formatDay(day, place.locale)).join("; ") || "none";
  return type === "weeklyHours" ? wordWeek(value as string[][], place.locale) : String(value) || "empty";
}

/** "Monday to Thursday 9:00 am–5:00 pm; Friday to Sunday closed" */
function wordWeek(week: string[][], locale: string): string {
  const hours = week.map((spans) => formatHours(spans, locale) || "closed");
  const firsts = hours.flatMap((each, day) => (each === hours[day - 1] ? [] : [day]));
  return firsts
    .map((first, place) => {
      const last = (firsts[place + 1] ?? hours.length) - 1;
      return `${weekdays[first]}${last > first ? ` to ${weekdays[last]}` : ""} ${hours[first]}`;
    })
    .join("; ");
}

/** Further words by which a search finds a fact. */
export const alsoCalled: Partial<Record<FactKind["type"], string>> = {
  price: "price cost dollars currency",
  mailbox: "mailbox e-mail",
  telephone: "phone number call",
  currency: "money price dollars pounds euros",
  locale: "language country format date time locale",
  weeklyHours: "open closed times week",
  daysOff: "holidays vacation closed",
  webAddress: "link address",
};

/** American names of the time zones of these cities. */
const zoneNames: Record<string, string> = {
  "America/New_York": "Eastern time",
  "America/Chicago": "Central time",
  "America/Denver": "Mountain time",
  "America/Phoenix": "Arizona",
  "America/Los_Angeles": "Pacific time",
  "America/Anchorage": "Alaska",
  "Pacific/Honolulu": "Hawaii",
};

const plural = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`);

export const factsCopy = {
  title: "Business details",
  lead: "What you may change without changing the words around it. A change shows on every page within a second.",
  sections: "Sections of the business details",
  find: "Find a detail",
  findHint: "Such as email, price or opening.",
  findButton: "Find",
  found: (count: number, typed: string) => `${plural(count, "One detail", "details")} for “${typed}”`,
  foundNone: (typed: string) => `No detail is called “${typed}”. Please try another word.`,
  allSections: "All sections",
  of: (section: string, detail: string) => `${section}: ${detail}`,
  changedCount: (count: number) => plural(count, "1 changed", "changed"),
  changed: "Changed",
  save: "Save",
  saveOf: (group: string) => ` ${group}`,
  priceHint: (place: Place) => `In ${currencyName(place)}, such as 950, from 950, or 800 to 1,200.`,
  zone: (zone: string, city: string) => (zone in zoneNames ? `${city} (${zoneNames[zone]})` : city),
  standard: (value: string) => `Original: ${value}`,
  previous: (value: string) => `Before: ${value}`,
  toStandard: "Take back to the original",
  toPrevious: "Back to the one before",
  backOf: (label: string) => ` for ${label}`,
  shown: "Shown on",
  everywhere: "every page",
  onlySearch: "Visitors do not see it. Search engines and assistants read it on every page.",
  onlyMails: "Shown in mails, and on no page.",
  problems: (count: number) =>
    count === 1
      ? "One detail needs another look. Nothing of this section was saved."
      : `${count} details need another look. Nothing of this section was saved.`,
  saved: "Saved. It is on every page within a second.",
  savedPlace: (price: string) =>
    `Saved. Prices now read like ${price}, on every page within a second. No figure was converted, so please look at each.`,
  unchanged: "Nothing was different, so nothing was changed.",
  back: "Taken back. It is on every page within a second.",
  undo: "Undo",
  hours: {
    closed: "Closed",
    change: "Change",
    from: (day: string, place: number) => `${day}, ${place > 0 ? "again from" : "from"}`,
    to: (day: string, place: number) => `${day}, ${place > 0 ? "again to" : "to"}`,
    between: "to",
    and: "and",
    secondHint: "Leave the second hours empty if there are none.",
    none: (span: string) => `Without ${span}`,
    typed: "Or type the hours",
    typedHint:
      "Such as 9 am to 5 pm, or 9 am to 12 pm, 1 pm to 5 pm. What you type here counts, not what is chosen above.",
    same: "Use the first open day’s hours on every open day until Friday",
    closeDay: "Closed on this day",
  },
  daysOff: {
    first: "Add days off: first day",
    last: "Last day, if there are several",
  },
  outside: {
    ask: (count: number) =>
      count === 1
        ? "One booked session lies outside these hours. It stays booked unless you move or cancel it. Nothing is saved yet."
        : `${count} booked sessions lie outside these hours. They stay booked unless you move or cancel them. Nothing is saved yet.`,
    sure: "Save, and keep the sessions",
    warning: (count: number) =>
      count === 1
        ? "One booked session lies on a day off or outside your opening hours. Its visitor still expects you."
        : `${count} booked sessions lie on days off or outside your opening hours. Their visitors still expect you.`,
    more: (count: number) => `And ${count} more, in the list of bookings.`,
    move: "Move",
    cancel: "Cancel",
    of: (name: string) => ` the session of ${name}`,
    times: (zone: string) => `Times are in ${zone}.`,
  },
  follow: {
    title: "The earlier name is still in use",
    text: "These still carry it. Untick what should stay as it is.",
    change: (label: string, value: string) => (value ? `${label}: ${value}` : `${label}: take off the earlier link`),
    button: "Change these too",
    remains:
      "The PDF guides follow within a minute or two. Articles keep their author, the round seal keeps its A and V until you send your own, your email addresses stay as they are, and the pages still speak of wineries, cigar lounges and restaurants.",
    words: "Change the words",
    mark: "Change mark and seal",
  },
};
