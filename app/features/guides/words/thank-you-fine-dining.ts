import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import type { ThankYouCopy } from "./thank-you-copy.ts";

export const thankYouFineDiningCopy = editable(
  "thank-you-fine-dining",
  (facts: Facts): ThankYouCopy => ({
    meta: {
      title: "Your Private Table Playbook Is Ready",
      description:
        "Thank you for asking for The Private Table Playbook. Download it here and take three small things into the next service with you.",
    },
    figure: {
      label: "Thank you",
      title: "Your table",
      turn: "is ready",
      lead: "The Private Table Playbook is waiting below. It goes well with the coffee before family meal.",
      copySent: "A copy was also sent to your email.",
      button: "Download Now",
      newTab: "opens in a new tab",
    },
    cover: { title: "The Private Table Playbook", line: "For the dining room" },
    order: {
      title: "Three courses, small ones",
      steps: [
        {
          when: "Before tonight",
          text: "Try to book your own table for two, on a phone, without using a platform. Count the taps.",
        },
        {
          when: "After service",
          text: "Ask the floor for three guests they recognized. Write down what each of them likes.",
        },
        {
          when: "On Monday",
          text: "Send yourself an inquiry for the private room, and see how long the answer takes.",
        },
      ],
    },
    after: {
      title: "Talk it through before the next menu",
      text: `A free ${facts.sessionMinutes.strategyCall}-minute strategy call about your weeknights, your private room and whoever stands between you and your guests.`,
      button: "Book a strategy call",
    },
  }),
);
