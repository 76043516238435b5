export const writersCopy = {
  title: "Writers",
  lead: "Guests of this desk. A writer sees articles and nothing else: no people, no bookings, no details.",
  none: "There is no writer.",
  heads: { name: "Name", state: "Since", publishing: "Publishing" },
  invited: (day: string) => `invited ${day}`,
  joined: (day: string) => `writes since ${day}`,
  mayPublish: "may publish",
  mayNot: "writes drafts; you publish",
  allow: "Let publish",
  allowOf: (name: string) => `Let publish: ${name}`,
  forbid: "Drafts only",
  forbidOf: (name: string) => `Drafts only: ${name}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove: ${name}`,
  invite: "Invite a writer",
  name: "Name",
  email: "Email address",
  publish: "May publish without me",
  send: "Send the invitation",
  noMail: { text: "Invitations go by mail.", link: "Connect a mail service" },
  problems: {
    name: "Please give a name.",
    email: "This does not look like an email address.",
    full: (max: number) => `There are ${max} writers, which is the most. Please remove one first.`,
  },
  done: {
    invited: "The invitation is on its way. It works once, within a week.",
    changed: "Changed.",
    removed: "Removed: their passkey opens nothing any more.",
  } as Partial<Record<string, string>>,
  /** The number of their planned articles that became drafts. */
  stopped: (count: number) =>
    count === 1
      ? "One article of theirs was planned and will not appear by itself: it is a draft now."
      : `${count} articles of theirs were planned and will not appear by themselves: they are drafts now.`,
  drafts: "See the drafts",
  invitation: {
    title: "Write here",
    text: (name: string) =>
      `${name}, this makes a passkey on this device. From then on it opens the articles with your fingerprint, face or PIN.`,
    make: "Make my passkey",
    refused: "That did not work. Please try again.",
    over: "This invitation has been used, or it is older than a week. Ask for another.",
    signIn: "Sign in",
  },
  refused: {
    title: "This page is the owner’s",
    text: "Writers see to articles alone.",
    articles: "To the articles",
  },
  /** On the desk of a writer. */
  draftsOnly: "The owner publishes. What you write is saved as a draft.",
};
