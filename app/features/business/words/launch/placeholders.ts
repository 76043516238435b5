import { hasPicture } from "#facts/fact-picture.ts";
import { defaultFacts, type Facts } from "#facts/facts.ts";
import { emailPlaceholder } from "#facts/own-contact.ts";
import { ownProfiles } from "#facts/own-profiles.ts";

/** A fact that is still a placeholder while it has this value. */
export type FactPlaceholder = {
  fact: string;
  read: (facts: Facts) => string;
  placeholder: RegExp;
  why: string;
  mayOpenWithout?: true;
};

type Proof = Facts["proof"];

/** Names filled-in slots that have no permission. */
const waiting = (branch: "cases" | "testimonials", name: (proof: Proof, slot: keyof Proof["cases"]) => string) =>
  (Object.keys(defaultFacts.proof[branch]) as (keyof Proof["cases"])[]).map(
    (slot): FactPlaceholder => ({
      fact: `proof.${branch}.${slot}.permittedOn`,
      read: ({ proof }) => (proof[branch][slot].permittedOn ? "" : name(proof, slot)),
      placeholder: /./,
      why: "Kept on the desk and shown to nobody, until you say on which day they gave permission.",
      mayOpenWithout: true,
    }),
  );

const notGiven = "not given";
const isNotGiven = /^not given$/;

/** Whether any slot quotes or describes a customer, permitted or not. */
const hasWords = ({ cases, testimonials }: Proof) =>
  Object.values(cases).some(({ change }) => change) || Object.values(testimonials).some(({ words }) => words);

export const factPlaceholders: FactPlaceholder[] = [
  {
    fact: "brand.name",
    read: ({ brand }) => brand.name,
    placeholder: /^Alder & Vale$/,
    why: "A name that we made up.",
  },
  {
    fact: "contact.email",
    read: ({ contact }) => contact.email,
    placeholder: emailPlaceholder,
    why: "Nobody reads mail at this address.",
  },
  {
    fact: "contact.supportEmail",
    read: ({ contact }) => contact.supportEmail,
    placeholder: emailPlaceholder,
    why: "The privacy policy promises that somebody answers here.",
  },
  ...(["instagram", "youtube", "linkedin"] as const).map((network) => ({
    fact: `social.${network}`,
    read: (facts: Facts) => ownProfiles(facts)[network],
    placeholder: /alderandvale/i,
    why: "The profile of a name that we made up.",
  })),
  {
    fact: "contact.postalAddress",
    read: ({ contact }) => contact.postalAddress || notGiven,
    placeholder: isNotGiven,
    why: "No letter to many leaves without it: the law wants it in each.",
    mayOpenWithout: true,
  },
  {
    fact: "proof.founder.name",
    read: ({ proof }) => proof.founder.name || notGiven,
    placeholder: isNotGiven,
    why: "The letter on About is signed by no person.",
  },
  {
    fact: "proof.founder.portrait",
    read: ({ proof }) => (hasPicture(proof.founder.portrait) ? "" : notGiven),
    placeholder: isNotGiven,
    why: "Owners want to see whom they would be talking to.",
  },
  {
    fact: "proof.testimonials",
    read: ({ proof }) => (hasWords(proof) ? "" : "none"),
    placeholder: /^none$/,
    why: "No customer speaks for you on the site. The places for it do not show until one does.",
    mayOpenWithout: true,
  },
  ...waiting("cases", ({ cases }, slot) => cases[slot].business || cases[slot].change),
  ...waiting("testimonials", ({ testimonials }, slot) => testimonials[slot].name || testimonials[slot].words),
];

/** A setting that falls back to a built-in version; some are optional for the launch. */
export type SettingPlaceholder = { name: string; mayOpenWithout: boolean; why: string };

export const settingPlaceholders: SettingPlaceholder[] = [
  { name: "SMTP_URL", mayOpenWithout: false, why: "Mails wait in the outbox, and nobody gets one." },
  { name: "MAIL_FROM", mayOpenWithout: false, why: "Mails would come from an address that we made up." },
  { name: "OWNER_EMAIL", mayOpenWithout: false, why: "Nobody hears of new leads, or of what has stopped working." },
  { name: "FEED_URL", mayOpenWithout: true, why: "Articles are those published on the desk, or our samples." },
  { name: "EMBED_ORIGIN", mayOpenWithout: true, why: "Forms and calendar are the built-in ones." },
  { name: "DOCUMENT_URLS", mayOpenWithout: true, why: "The guides are the ones that we wrote." },
  { name: "QUIZ_CRM_WEBHOOK_URL", mayOpenWithout: true, why: "Quiz results stay on the desk." },
  { name: "QUIZ_WORKFLOW_WEBHOOK_URL", mayOpenWithout: true, why: "Quiz results start no automation." },
  { name: "LEADS_WEBHOOK_URL", mayOpenWithout: true, why: "Leads stay on the desk and in your mail." },
  { name: "IMAP_URL", mayOpenWithout: true, why: "Replies and mails that come back are seen in your mailbox alone." },
  {
    name: "BUSY_CALENDARS",
    mayOpenWithout: true,
    why: "Only sessions that were booked here take time: visitors can book one while you are elsewhere.",
  },
  { name: "DASH_MODEL_URL", mayOpenWithout: true, why: "Dash answers with facts and passages of your pages." },
  { name: "INDEXNOW_KEY", mayOpenWithout: true, why: "Search engines find new articles when they next look." },
];

export const launchWords = {
  blocked: "Must not go live",
  open: "Works as it is; yours to decide",
  words: (page: string) => `Words in words/${page}.ts of the feature of the page`,
  wordsHint:
    "Words that are yours by now: confirm them on the desk under Launch check, or take their line out of app/features/business/words/launch/launch-marks.ts.",
  facts: "Facts",
  settings: "Settings",
  links: "Outside links",
  articles: "Articles",
  notSet: (why: string) => `not set. ${why}`,
  siteUrlHint:
    "Canonical links, the sitemap, mails and share pictures carry this address; it has to be public and https.",
  samples: (count: number) => `${count} of ours are shown. Publish one of your own or connect a feed, and they leave.`,
  pictures: "Pictures",
  defaultPictures: (count: number) =>
    `${count} of ours are shown. Put your own in their place on the desk under Pictures.`,
  linkedFrom: (pages: readonly string[]) => `linked from ${pages.join(", ")}`,
  proxyLog:
    "The log of your proxy is not seen from here. The privacy page says that nobody's address is stored: take deploy/nginx.conf or deploy/Caddyfile, or have your proxy log no address, query or path.",
  ready: "Nothing of ours is left. The site can open.",
  left: (count: number) => (count === 1 ? "1 thing is left." : `${count} things are left.`),
};
