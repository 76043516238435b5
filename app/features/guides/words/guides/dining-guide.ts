import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { diningChapters } from "./dining-chapters.ts";
import { diningTools } from "./dining-tools.ts";
import type { GuideCopy } from "./guide-copy.ts";
import { withAmounts } from "./with-amounts.ts";

export const diningGuide = editable(
  "guide-dining",
  (facts: Facts): GuideCopy => ({
    subject: "How a fine dining room fills quiet nights, keeps its own guest list and answers for its private room",
    keywords: "fine dining, restaurant, reservations, private dining, guest book, deposits",
    cover: { title: ["The Private", "Table", "Playbook"], line: "For the dining room" },
    contents: {
      title: "Contents",
      caption: "The room at five, before the first car",
      blocks: [
        {
          part: "ledger",
          title: "Before the first cover, count",
          columns: [
            { title: "In the month just past", share: 9 },
            { title: "Today", share: 3 },
            { title: "Day 91", share: 3 },
          ],
          rows: 5,
          firsts: [
            "Covers, Monday to Wednesday",
            "Booked with us, and booked through a platform",
            "Tables that did not come",
            "Guests greeted by name, on an ordinary Thursday",
            "Private-room inquiries, and dinners",
          ],
        },
      ],
      colophon: `Set in Newsreader and Ysabeau. You may print this book, pin parts of it by the pass, and lend it to a friend with a kitchen. © 2026 ${facts.brand.name}.`,
    },
    chapters: withAmounts([...diningChapters, diningTools], facts.place),
    plan: {
      title: "The first ninety days",
      lead: "One job a week, none of them on a Friday. No discount anywhere.",
      weekLabel: "Week",
      months: [
        {
          title: "The door",
          weeks: [
            { title: "One slow Monday", text: "Page 12, from the top. Mend one thing." },
            { title: "The button", text: "Your own book first, on site, maps and profiles." },
            { title: "The menu as text", text: "One address, dated, printed from." },
            { title: "Deposits", text: "Page 10. Large parties and two evenings first." },
          ],
        },
        {
          title: "The table",
          weeks: [
            { title: "Two a night", text: "Page 7, by the pass, for two weeks." },
            { title: "Into the book", text: "Move the sheet; agree on how notes are written." },
            { title: "The morning after", text: "Five first-time guests, five letters." },
            { title: "The list is yours", text: "Read the contract. Export. Lock the drawer." },
          ],
        },
        {
          title: "The room",
          weeks: [
            { title: "Nine facts", text: "Page 11, filled in and put by the telephone." },
            { title: "The private-room page", text: "Seats, minimum, menu, door, how soon you reply." },
            { title: "Eleven minutes", text: "Page 9. One dish, one page, on a Thursday." },
            { title: "Twelve who stayed away", text: "Letters, one by one. Count who returns." },
          ],
        },
      ],
      foot: "The thirteenth week is for the book. Fill in the second column on page 2, and read it to the whole floor at family meal.",
    },
    closing: {
      title: "Known,",
      turn: "rather than loud",
      paragraphs: [
        "A discount fills a chair once. A name remembered fills it again. If only one habit outlives these ninety days, let it be the two names that each server leaves behind at night.",
        `Should you want company, the first ${facts.sessionMinutes.strategyCall}\u00a0minutes cost nothing: your weeknights, your private room, and whoever stands between you and your guests.`,
      ],
      links: [
        { text: "Book a strategy call", id: "bookConsultation" },
        { text: "Take the visibility quiz", id: "visibilityQuiz" },
        { text: "What we do for dining rooms", id: "fineDining" },
      ],
      foot: `Questions are read at ${facts.contact.email}. Names, dates and prices in the samples are made up. What is said of law is general information of November 2026; ask your own counsel and accountant before you rely on it.`,
    },
  }),
);
