import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import type { ThankYouCopy } from "./thank-you-copy.ts";

export const thankYouVisibilityCopy = editable(
  "thank-you-visibility",
  (facts: Facts): ThankYouCopy => ({
    meta: {
      title: "Your Visibility Blueprint Is Ready",
      description:
        "Thank you for asking for The Visibility Blueprint. Download the five tweaks here, and see in which order to take them this week.",
    },
    figure: {
      label: "Thank you",
      title: "Five tweaks,",
      turn: "ready to use",
      lead: "The Visibility Blueprint is yours. Save it, print it, hand it to whoever looks after the website.",
      copySent: null,
      button: "Download Now",
      newTab: "opens in a new tab",
    },
    cover: { title: "The Visibility Blueprint", line: "For every house" },
    order: {
      title: "Where to begin",
      steps: [
        {
          when: "Today",
          text: "Borrow a phone, search for your trade and your town, and write down what comes up before you do.",
        },
        {
          when: "This week",
          text: "Read your hours aloud from every listing. Correct the first one that’s wrong, then the rest.",
        },
        {
          when: "By the month’s end",
          text: "Do the same search again, on the same phone, and compare it with your note.",
        },
      ],
    },
    after: {
      title: "Want a second pair of eyes?",
      text: `Schedule a complimentary ${facts.sessionMinutes.visibilityThankYou}-minute audit. We look at your listings and pages together and settle which of the five comes first.`,
      button: "Schedule My Free Audit",
    },
  }),
);
