import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import type { ThankYouCopy } from "./thank-you-copy.ts";

export const thankYouCigarCopy = editable(
  "thank-you-cigar",
  (facts: Facts): ThankYouCopy => ({
    meta: {
      title: "Your Smoke Signals Playbook Is Ready",
      description:
        "Thank you for asking for The Smoke Signals Playbook. Download it here, and read where a lounge owner should begin on a slow evening.",
    },
    figure: {
      label: "Thank you",
      title: "Take it to",
      turn: "the good chair",
      lead: "The Smoke Signals Playbook is yours. It reads in one sitting, about the length of a robusto.",
      copySent: null,
      button: "Download Now",
      newTab: "opens in a new tab",
    },
    cover: { title: "The Smoke Signals Playbook", line: "For the lounge" },
    order: {
      title: "A slow evening’s work",
      steps: [
        {
          when: "First",
          text: "Ask a guest to search for a brand you stock, with the name of your town. See whose humidor comes up.",
        },
        {
          when: "Then",
          text: "Open your own site on a new phone, go through the age gate, and count the taps to your hours.",
        },
        {
          when: "Before you lock up",
          text: "Write down three regulars who have no locker. One of them has been waiting to be asked.",
        },
      ],
    },
    after: {
      title: "Have it read against your lounge",
      text: `A free ${facts.sessionMinutes.cigarThankYou}-minute audit: your listings, your humidor pages and your membership, looked at with you, with the rules where you are in mind.`,
      button: "Schedule my free audit",
    },
  }),
);
