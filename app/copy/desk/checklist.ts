import type { ChecklistStep, TestLead } from "#app/rules/business/checklist.ts";

type StepCopy = { title: string; text: string; link?: string; button?: string };

export const checklistCopy = {
  title: "Before you open",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: "Done",
  open: "To do",
  hide: "Hide this list",
  hideNote: "The launch check brings it back.",
  show: "Show the checklist on Today",
  steps: {
    name: {
      title: "Name and address",
      text: "Your business’s name, its town and the addresses where people write to you.",
      link: "Open Business details",
    },
    mailbox: {
      title: "Your mailbox",
      text: "Where the site writes to you when somebody fills in a form or books a session.",
      link: "Connect your mailbox",
    },
    mail: {
      title: "Mail service",
      text: "The service through which the site sends guides, confirmations and news to you. Until then mails wait.",
      link: "Connect a mail service",
    },
    hours: {
      title: "Hours for sessions",
      text: "When people can book a session with you. Change them, or keep those that are set.",
      link: "See the hours",
      button: "The hours are right",
    },
    prices: {
      title: "Prices",
      text: "Every price on the site stands in Business details. Read them once, and change what differs.",
      link: "See the prices",
      button: "The prices are right",
    },
    words: {
      title: "Words that we wrote",
      text: "Pages come with words of ours. Read them, and say which are yours.",
      link: "Read them in the launch check",
    },
    articles: {
      title: "First article or feed",
      text: "The blog shows sample articles of ours. They leave with your first article, or when you connect a feed.",
      link: "Write an article",
    },
    testLead: {
      title: "A test lead that arrives",
      text: "The site fills in your consultation form itself. The mail about it must reach your mailbox.",
      link: "See it in Sent messages",
      button: "Send a test lead",
    },
    address: {
      title: "Web address and HTTPS",
      text: "Whoever runs your server gives the site its public address, which begins with https (SITE_URL).",
    },
    backup: {
      title: "Backup",
      text: "The site makes one each night. Download one now, and keep it elsewhere.",
      link: "Open Backup",
    },
    live: {
      title: "Go live",
      text: "Until then the site asks search engines to stay away.",
      link: "Go live",
    },
  } satisfies Record<ChecklistStep, StepCopy> as Record<ChecklistStep, StepCopy>,
  testLead: {
    none: "",
    "on its way": "The mail is on its way.",
    left: "The mail has left. Look in your mailbox, in the spam folder too.",
    failing: "The mail does not get through.",
  } satisfies Record<TestLead, string>,
  arrived: "It has arrived",
  noMail: "First connect your mailbox and a mail service.",
  testPerson: {
    name: "Test lead",
    message: "A test from the checklist on your desk. You can erase this person on their page.",
  },
};
