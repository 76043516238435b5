import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import type { ThankYouCopy } from "./thank-you-copy.ts";

export const thankYouWineryCopy = editable(
  "thank-you-winery",
  (facts: Facts): ThankYouCopy => ({
    meta: {
      title: "Your Winery Playbook Is Ready",
      description:
        "Thank you for asking for the Winery Marketing Playbook. Download it here and begin with three small jobs around the tasting room.",
    },
    figure: {
      label: "Thank you",
      title: "Yours to read",
      turn: "between the rows",
      lead: "The Winery Marketing Playbook is ready. Print it if you can; it does better with a pencil and a wine stain.",
      copySent: "A copy was also sent to your email.",
      button: "Download Now",
      newTab: "opens in a new tab",
    },
    cover: { title: "Winery Marketing Playbook", line: "For the tasting room" },
    order: {
      title: "Three jobs, in season or out",
      steps: [
        {
          when: "On the next rain day",
          text: "Search for a tasting near you on a phone that isn’t yours. Note who comes first, and why.",
        },
        {
          when: "Before Saturday",
          text: "Agree on the one sentence about the club that everybody behind the bar will say.",
        },
        {
          when: "Before the next shipment",
          text: "Write to members about the wine first. Let the charge come second.",
        },
      ],
    },
    after: {
      title: "Or walk through it with us",
      text: `A free ${facts.sessionMinutes.strategyCall}-minute strategy call with the playbook open on both sides. We skip what you have already done.`,
      button: "Book a strategy call",
    },
  }),
);
