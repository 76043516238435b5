import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";

export const verticalsCopy = editable("verticals", (facts: Facts) => ({
  meta: {
    title: "Wineries, Cigar Lounges and Fine Dining",
    description:
      "Three trades with three calendars. See what we build for wineries, cigar lounges and fine dining rooms, and when in the year we build it.",
  },
  hero: {
    title: "Three trades,",
    turn: "and the hours they keep",
    lead: "A tasting room, a lounge and a dining room don’t fill on the same day, sell in the same way or answer to the same rules. So we never hand them the same plan.",
  },
  panels: [
    {
      id: "wineries",
      title: "Wineries",
      text: "The tasting room, the club, the allocation list, and the weeks of crush when nobody picks up the phone.",
      link: "Enter the tasting room",
    },
    {
      id: "cigarLounges",
      title: "Cigar lounges",
      text: "The humidor, the lockers, the members’ nights, and ad platforms that turn tobacco away.",
      link: "Enter the lounge",
    },
    {
      id: "fineDining",
      title: "Fine dining",
      text: "Weeknight covers, the private room, and a menu that changes faster than the website.",
      link: "Enter the dining room",
    },
  ],
  year: {
    title: "We plan backwards from your busiest week",
    note: "By the time your season opens, the pages are up, the letters are written and nobody is waiting for you to approve a headline.",
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    /** At the current month, on the pages of the trades. */
    now: "this month",
    rows: [
      {
        title: "The vineyard’s year",
        text: "Spring release, summer traffic, then crush. Whatever goes out in September is written in July, holiday shipping cutoffs included.",
        peaks: [
          { label: "Spring release", month: 3 },
          { label: "Harvest", month: 9 },
        ],
      },
      {
        title: "The lounge’s year",
        text: "Two gift seasons hold it up. The months between them belong to events, because that is where a visitor turns into a member.",
        peaks: [
          { label: "Father’s Day", month: 6 },
          { label: "Holiday gifts", month: 12 },
        ],
      },
      {
        title: "The dining room’s year",
        text: "Valentine’s Day sells itself. We work on the weeks after it, and on the private room before companies choose where to have December.",
        peaks: [
          { label: "Valentine’s", month: 2 },
          { label: "Private parties", month: 12 },
        ],
      },
    ],
    foot: "Drawn from how these trades describe their year, not from measured figures. We draw yours with you.",
  },
  others: {
    title: "Your trade isn’t on the list",
    text: "A distillery, a creamery, a watch bench, a hotel with nine rooms. If people travel for what you make and wait for it gladly, much of this work carries over. Tell us what you make, who buys it and which month breaks you.",
    note: `A free ${facts.sessionMinutes.consultation}-minute consultation. If we’re the wrong people, we’ll say what kind of help to look for.`,
    button: "Tell us about your trade",
    figure: {
      label: "Plate I",
      alt: "A dark red envelope closed with a wax seal, a fountain pen beside it",
      caption: "Sealed by hand",
    },
  },
}));

export type VerticalsCopy = ReturnType<typeof verticalsCopy>;
