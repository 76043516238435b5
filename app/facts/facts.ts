import { defaultPlace, type Place } from "#platform/intl/place.ts";
import type { WithWords } from "./editable.ts";
import type { WithLook } from "./look.ts";
import type { PictureCopy } from "./post.ts";
import type { WithKinds } from "./session-kind.ts";

/** Whole amounts in the currency of the business, stored by this name; a range without `highDollars` reads "from". */
export type PriceRange = { lowDollars: number; highDollars: number | null };

const range = (lowDollars: number, highDollars: number): PriceRange => ({ lowDollars, highDollars });
const from = (lowDollars: number): PriceRange => ({ lowDollars, highDollars: null });
const exactly = (dollars: number): PriceRange => range(dollars, dollars);

/** A picture without files is not shown. */
const noPicture = (): PictureCopy => ({ width: 0, height: 0, files: [] });

/** Makes six slots for the owner to fill in. Each must be an object of its own, so `empty` is called six times. */
const slots = <Slot>(empty: () => Slot) => ({
  first: empty(),
  second: empty(),
  third: empty(),
  fourth: empty(),
  fifth: empty(),
  sixth: empty(),
});

export type Facts = typeof defaultFacts & WithWords & WithLook & WithKinds;

/** Default facts, which the owner changes on the desk. Where pages differ on purpose, the variants are side by side. */
export const defaultFacts = {
  brand: {
    name: "Alder & Vale",
    description:
      "Growth marketing, search visibility, AI automation and guest relations for wineries, cigar lounges, fine restaurants and craft brands.",
    /** Preset in the uploader. */
    authorName: "Alder & Vale",
    /** The sender's name of mails; if empty, the server's setting, else the business's name. */
    senderName: "",
  },
  contact: {
    email: "hello@example.com",
    supportEmail: "support@example.com",
    /** Not shown while empty. */
    telephone: "",
    locality: "San Francisco",
    region: "CA",
    country: "US",
    /** The business's postal address. No letter is sent without it. */
    postalAddress: "",
  },
  /** How amounts and dates are written. No amount is converted. */
  place: { ...defaultPlace } as Place,
  social: {
    instagram: "https://www.instagram.com/alderandvale",
    youtube: "https://www.youtube.com/@alderandvale",
    linkedin: "https://www.linkedin.com/company/alderandvale",
  },
  /** Founder, cases and testimonials. Empty fields are not shown. */
  proof: {
    founder: { name: "", portrait: noPicture(), portraitAlt: "", signature: noPicture() },
    cases: slots(() => ({
      business: "",
      place: "",
      /** The name of its industry's page. */
      trade: "",
      change: "",
      figure: "",
      figureOf: "",
      figureDay: "",
      permittedOn: "",
    })),
    testimonials: slots(() => ({
      words: "",
      name: "",
      role: "",
      picture: noPicture(),
      pictureAlt: "",
      permittedOn: "",
    })),
  },
  dash: {
    setup: from(1500),
    /** As on the product page, with support included. */
    setupWithSupport: range(1500, 3000),
    supportDays: 30,
    monthly: exactly(500),
    management: range(500, 1500),
  },
  starter: {
    setup: range(1000, 1500),
    monthly: range(500, 750),
    postsPerMonth: "4",
    refreshedPages: "5",
    starterEmails: "1–2",
    starterEmailsInTable: "2",
  },
  accelerator: {
    setup: range(2500, 4000),
    monthly: range(800, 1200),
    pages: "5–10",
    editorialCalendarDays: "90",
    postsPerMonth: "6",
    wordsPerPost: "600–800",
    paidCampaigns: "2",
    checkInMinutes: "15",
  },
  authority: {
    setup: range(5000, 8000),
    monthly: range(1500, 2500),
    pages: "20",
    pagesInTable: "10–20",
    roadmapMonths: "12",
    postsPerMonth: "8+",
    planningCallMinutes: "30–45",
  },
  aLaCarte: {
    websiteAudit: exactly(300),
    websiteBuild: range(2000, 4000),
    blogEngineMonthly: range(350, 800),
    seoMonthly: range(800, 2000),
    crmSetup: exactly(750),
    crmMonthly: range(300, 600),
    paidAdsMonthly: range(750, 1500),
  },
  /** The shortest term of a package and how to leave it, in the owner's words; not shown while empty. */
  contract: { leaving: "" },
  /** Length of the free session, in minutes, by the page that offers it. */
  sessionMinutes: {
    blueprint: 15,
    visibilityThankYou: 15,
    quiz: 15,
    playbook: 30,
    cigarThankYou: 30,
    consultation: 30,
    strategyCall: 30,
  },
  booking: {
    timeZone: "America/Los_Angeles",
    /** Opening hours by weekday, Monday first; an empty list is a day off. */
    weeklyHours: [
      ["09:00–12:00", "13:00–17:00"],
      ["09:00–12:00", "13:00–17:00"],
      ["09:00–12:00", "13:00–17:00"],
      ["09:00–12:00", "13:00–17:00"],
      ["09:00–12:00"],
      [],
      [],
    ] as string[][],
    lengthMinutes: 30,
    bufferMinutes: 15,
    noticeHours: 24,
    horizonDays: 28,
    /** Maximum number of sessions a day; 0 for no limit. */
    maxADay: 0,
    /** Hours before a session until which visitors may move or cancel it; 0 for no limit. */
    changeUntilHours: 0,
    reminderHours: 24,
    secondReminderHours: 0,
    daysOff: [] as string[],
  },
  /** How sessions take place. */
  meeting: {
    /** "phone" and "video" in the order of their offer, with a space between; empty for either, as visitors write. */
    offered: "",
    /** The address of a video room; `{booking}` stands for a session's id. */
    videoAddress: "",
  },
  /** Addresses of shared documents; an empty one falls back to the settings, then to the built-in guide. */
  hosted: {
    documents: { visibility: "", cigar: "", winery: "", dining: "" },
  },
  /** "yes" or "no" for what robots may do with the pages; empty says nothing (https://contentsignals.org). */
  signals: { search: "", aiInput: "", aiTrain: "" },
  /** Points for what people do; people with more of them come first. */
  heat: {
    booked: 35,
    asked: 20,
    lowQuiz: 20,
    /** A quiz counts up to this score. */
    lowQuizScore: 44,
    phone: 10,
    cameBack: 10,
    campaign: 5,
    halvesAfterDays: 30,
  },
  blog: {
    /** The post whose title contains these words is the featured one. */
    pinnedTitleWords: "Wine Shops",
  },
};
