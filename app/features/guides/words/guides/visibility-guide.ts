import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import type { GuideCopy } from "./guide-copy.ts";
import { visibilityChapters } from "./visibility-chapters.ts";
import { withAmounts } from "./with-amounts.ts";

export const visibilityGuide = editable(
  "guide-visibility",
  (facts: Facts): GuideCopy => ({
    subject: "Five small tweaks that make a winery, lounge, restaurant or workshop easier to find",
    keywords: "website, listings, local search, visit page, photographs, booking button",
    cover: { title: ["The", "Visibility", "Blueprint"], line: "For every house" },
    contents: {
      title: "Five tweaks",
      caption: "The valley, before anyone is up",
      blocks: [
        {
          part: "ledger",
          title: "Before the first, look",
          columns: [
            { title: "On a borrowed phone, two blocks from the door", share: 13 },
            { title: "Today", share: 3 },
            { title: "In a month", share: 3 },
            { title: "Day 91", share: 3 },
          ],
          rows: 4,
          firsts: [
            "Our trade and our town: who stands before us?",
            "Taps from there to a booking, a call or a sale",
            "Questions by phone, in one ordinary week",
            "Bookings and inquiries from our own site, a week",
          ],
        },
      ],
      colophon: `Take the five in this order: each makes the next worth more. Set in Newsreader and Ysabeau. You may print this book, write in it, and hand it to whoever looks after the website. © 2026 ${facts.brand.name}.`,
    },
    chapters: withAmounts(visibilityChapters, facts.place),
    plan: {
      title: "Five afternoons and ninety days",
      lead: "Mend in the first five weeks. Then leave it alone, watch, and keep it true.",
      weekLabel: "Week",
      months: [
        {
          title: "Mend",
          weeks: [
            { title: "Listings", text: "Page 4, two people, one afternoon. Claim what is lost." },
            { title: "The first line", text: "Page 6. Three tries, six titles." },
            { title: "Five answers", text: "Page 8. Publish; hang the tally by the phone." },
            { title: "Three photographs", text: "Page 10, one ordinary Saturday." },
          ],
        },
        {
          title: "Watch",
          weeks: [
            { title: "One button", text: "Page 12. Three phones, three thumbs." },
            { title: "The first search again", text: "Same phone, same spot. Fill in page 2." },
            { title: "The tally read", text: "Whatever was asked most goes on the page." },
            { title: "Ask at the door", text: "“How did you find us?” In the same words, all week." },
          ],
        },
        {
          title: "Keep",
          weeks: [
            { title: "Holidays", text: "Enter every closure until New Year’s." },
            { title: "A name for each", text: "Who keeps the hours, the menu, the pictures?" },
            { title: "The rounds, shorter", text: "Page 4 again. An hour, this time." },
            { title: "Thank the sources", text: "Tell the inn or the bureau who came from them." },
          ],
        },
      ],
      foot: "The thirteenth week is for the third column on page 2. New pages can take weeks to settle; believe the tally first and the ranking last.",
    },
    closing: {
      title: "The gate is mended.",
      turn: "Now the road.",
      paragraphs: [
        "Five dull jobs, done in order, outlast most clever ones. Do them again next year in half the time.",
        `If you would like to know which of the five would change the most for you, we will look with you for ${facts.sessionMinutes.visibilityThankYou}\u00a0minutes, free, and search for you the way a stranger would.`,
      ],
      links: [
        { text: "Schedule my free audit", id: "bookAudit" },
        { text: "Take the visibility quiz", id: "visibilityQuiz" },
        { text: "Playbooks for your trade", id: "toolsResources" },
      ],
      foot: `Questions are read at ${facts.contact.email}. Houses, streets and prices in the examples are made up. Rules about fees, alcohol, tobacco and minors differ by state; what is said of them is general information of November 2026.`,
    },
  }),
);
