import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { chapterItems } from "./guides/chapter-items.ts";
import { diningGuide } from "./guides/dining-guide.ts";

export const fineDiningPlaybookCopy = editable("fine-dining-playbook", (facts: Facts) => ({
  meta: {
    title: "The Private Table Playbook",
    description:
      "The Private Table Playbook, free for fine dining restaurants: quiet weeknights, the private room, and a guest list that belongs to you.",
  },
  hero: {
    label: "The Private Table Playbook",
    title: "For rooms that would rather",
    turn: "be known than loud",
    lead: "A free guide for owners and chefs: more direct bookings, more names you recognize, and no discount anywhere in it.",
    button: "Download the free playbook",
  },
  cover: { title: "The Private Table Playbook", line: "For the dining room" },
  audience: {
    title: "Is This for You?",
    items: [
      "Your weekends are booked, and by Monday you’re counting covers again.",
      "The reservation platform knows your guests better than you do.",
      "You have a private room, and you learn that it was free when it’s too late.",
      "The menu on your website is last season’s, and everyone in the house knows it.",
    ],
  },
  learn: {
    title: "What You'll Learn",
    cards: chapterItems(diningGuide(facts), [
      "Menus that search can read, listings that agree, and your own booking button in front of everybody else’s.",
      "A guest book the whole floor uses: allergies, anniversaries, the favored corner, and when to write.",
      "The grower, the cellar, the new dish: what to publish, how often, and how to get it out of the chef before service.",
      "Wording for deposits and cancellations, a private-room reply to copy, and a list for one slow Monday.",
    ]),
    quote: "A discount fills a chair once. A name remembered fills it again.",
  },
  about: {
    title: "Who We Are",
    text: `${facts.brand.name} is a small consultancy for places where people linger: dining rooms, wineries, cigar lounges and the workshops of patient makers. We look after what happens before the door opens and after it closes. How you are found, who answers when the phone rings in the middle of service, and what a guest hears from you the next morning. We write in your voice, we put prices on our own pages, and we report what moved and what didn’t. If the honest answer is that you need a better photograph and nothing else, that is the answer you’ll get.`,
    link: "Learn More",
    /** For screen readers and search engines: the two visible words do not say where the link leads. */
    linkTo: "about who we are",
  },
  look: {
    title: "Look inside",
    pages: [
      {
        name: "Page 10: quick wins and tools",
        caption: "A script: deposits, cancellations and the reply that keeps the table.",
      },
      {
        name: "Page 12: one slow Monday",
        caption: "A worksheet: everything that one slow Monday mends, to be ticked.",
      },
      { name: "Page 13: the first ninety days", caption: "The plan: one task a week, none of it on a Friday." },
    ],
  },
  form: {
    sayTitle: "Yours for a name and an email",
    sayText:
      "The next page has the download. It’s short enough for the hour between family meal and the first seating.",
    name: "Fine Dining Playbook Form",
    title: "Get Your Free Fine Dining Growth Playbook",
    button: "Get the playbook",
    note: "We write seldom, and you can stop it with one click.",
  },
  closing: {
    title: "Start with the next quiet Tuesday",
    text: "One guide, four parts, and something to try before tonight’s first cover.",
    button: "Download the Playbook",
  },
}));

export type DiningCopy = ReturnType<typeof fineDiningPlaybookCopy>;
