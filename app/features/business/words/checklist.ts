import type { ChecklistStep, TestLead } from "../rules/checklist.ts";

/** `links` lead to the pages of the step, in order. */
type StepCopy = { title: string; text: string; links?: string[]; button?: string };

export const checklistCopy = {
  title: "Before you open",
  next: (step: string) => `Next: ${step}`,
  /** The word that finds all prices in Business details. */
  findPrices: "price",
  readPrices:
    "Every price on the site. Read them once: a press on one changes it. When all are right, say so at the end of the list.",
  otherPrices: "The other prices",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: "Done",
  open: "To do",
  hide: "Hide this list",
  hideNote: "The page “Launch check” brings it back.",
  show: "Show the checklist on Today",
  steps: {
    key: {
      title: "Your way back in",
      text: "Make a passkey now: from then on your finger, face or PIN opens this desk. Or keep the owner key where only you find it: whoever set up the site has it, in the file owner-key beside the data.",
      links: ["Make a passkey"],
      button: "I have kept the owner key",
    },
    name: {
      title: "Name, town and email",
      text: "Your business’s name, its town and the email addresses where people write to you.",
      links: ["Give its name, and what it does", "Give its town and email addresses"],
    },
    mail: {
      title: "Mail service",
      text: "The service through which the site sends guides, confirmations and news to you. Until then mails wait.",
      links: ["Connect a mail service"],
    },
    mailbox: {
      title: "Where the site writes to you",
      text: "The email address that is told when somebody fills in a form or books a session. The site reads none of your mails.",
      links: ["Give your email address"],
    },
    testLead: {
      title: "A test lead that arrives",
      text: "The site writes you the mail that your consultation form causes. It must reach your mailbox. No person is stored for it.",
      links: ["See it in Sent messages"],
      button: "Send a test lead",
    },
    hours: {
      title: "Hours for sessions",
      text: "When people can book a session with you, and your time zone. Change them, or keep those that are set.",
      links: ["See the hours"],
      button: "The hours and the time zone are right",
    },
    prices: {
      title: "Prices",
      text: "Every price on the site stands in Business details. Read them once, and change what differs.",
      links: ["See all prices"],
      button: "The prices are right",
    },
    words: {
      title: "Words that we wrote",
      text: "Pages come with words of ours, written for wineries, cigar lounges and restaurants. Change them, or say that they are yours.",
      links: ["See what is still ours", "Change words, page by page"],
    },
    articles: {
      title: "First article or feed",
      text: "The blog shows sample articles of ours. They leave with your first article, or when you connect a feed.",
      links: ["Write an article", "Connect a feed"],
    },
    address: {
      title: "Web address and HTTPS",
      text: "Whoever runs your server gives the site its public address. Tell them: “Please put the site behind HTTPS at our address, and give it that address as SITE_URL. The file docs/operations.md says how, under ‘Deploy’.” This step is then done by itself.",
    },
    backup: {
      title: "Backup",
      text: "The site makes one each night, on its own machine. Download one now, and keep it elsewhere.",
      links: ["Open Backup"],
    },
    live: {
      title: "Go live",
      text: "Until then the site asks search engines to stay away.",
      links: ["Go live"],
    },
  } satisfies Record<ChecklistStep, StepCopy> as Record<ChecklistStep, StepCopy>,
  testLead: {
    none: () => "",
    "on its way": (when) => `The mail of ${when} is on its way. This page looks again by itself.`,
    left: (when) => `The mail of ${when} has left. Look in your mailbox, in the spam folder too.`,
    failing: (when) => `The mail of ${when} does not get through.`,
  } satisfies Record<TestLead, (when: string) => string>,
  /** Relative, because the business's time zone may not be set yet. */
  minutesAgo: (minutes: number) => (minutes < 2 ? "a moment ago" : `${minutes} minutes ago`),
  arrived: "It has arrived",
  noMail: "First connect a mail service, and say where the site writes to you.",
  testPerson: {
    name: "Test lead",
    message: "A test from the checklist on your desk.",
  },
};
