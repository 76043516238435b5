import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";

export const toolsResourcesCopy = editable("tools-resources", (facts: Facts) => ({
  meta: {
    title: "Free Tools & Resources",
    description:
      "A 3-minute visibility quiz, three playbooks and a short blueprint for wineries, cigar lounges and fine dining rooms. Free, with no call.",
  },
  hero: {
    title: "Useful before",
    turn: "you hire anyone",
    lead: "Everything here is free and finished: a quiz for the next few minutes, a guide for the next quiet morning. Take what fits your trade and leave the rest.",
  },
  quiz: {
    label: "Start here",
    title: "How easily are you found?",
    text: "Fifteen plain questions about search, inquiries and your pages. You get a custom score, the area that holds you back, and the next steps to take.",
    figure: "3",
    figureUnit: "minutes",
    link: "Take the visibility quiz",
  },
  library: {
    title: "Three playbooks, one for each trade",
    note: "Free for a name and an email. No call comes with them.",
    items: [
      {
        id: "cigar",
        title: "The Smoke Signals Playbook",
        line: "For the lounge",
        text: "Be found where ads are closed to you, show what’s in the humidor, and give every locker a name.",
        link: "Get the lounge playbook",
      },
      {
        id: "winery",
        title: "Winery Marketing Playbook",
        line: "For the tasting room",
        text: "Bring the right visitors through the gate, offer the club at the better moment, and write the year before crush.",
        link: "Get the winery playbook",
      },
      {
        id: "dining",
        title: "The Private Table Playbook",
        line: "For the dining room",
        text: "Fill the quiet nights, sell the private room, and keep the guest list in the house instead of on a platform.",
        link: "Get the dining playbook",
      },
    ],
  },
  growth: {
    title: "Growth resources",
    available: {
      badge: "Available",
      title: "Five tweaks that make you easier to find",
      text: "The Visibility Blueprint: five repairs to listings, pages and photographs that you can make this week.",
      button: "Download the blueprint",
    },
    soonBadge: "Coming Soon",
    soon: [
      {
        title: "Content readiness self-assessment",
        text: "Do you have enough to say for a year? A few honest questions, and a list of what you already know and never wrote down.",
      },
      {
        title: "CRM automation readiness checklist",
        text: "What to tidy in the guest book before a machine writes to anyone in it.",
      },
    ],
  },
  closing: {
    title: "Rather have it read to you?",
    text: `A free ${facts.sessionMinutes.consultation}-minute consultation. Bring your quiz score or any page of a playbook, and we’ll start from there.`,
    button: "Schedule a consultation",
  },
}));

export type ToolsCopy = ReturnType<typeof toolsResourcesCopy>;
