import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { cigarChapters } from "./cigar-chapters.ts";
import type { GuideCopy } from "./guide-copy.ts";
import { withAmounts } from "./with-amounts.ts";

export const cigarGuide = editable(
  "guide-cigar",
  (facts: Facts): GuideCopy => ({
    subject: "How a cigar lounge is found without advertising, fills its evenings and finds a name for every locker",
    keywords: "cigar lounge, tobacconist, humidor, age gate, events, membership, lockers",
    cover: { title: ["The Smoke", "Signals", "Playbook"], line: "For the lounge" },
    contents: {
      title: "Contents",
      caption: "The good chair, a quarter to eight",
      blocks: [
        {
          part: "ledger",
          title: "Before you light anything, count",
          columns: [
            { title: "In the month just past", share: 9 },
            { title: "Today", share: 3 },
            { title: "Day 91", share: 3 },
          ],
          rows: 3,
          firsts: [
            "Chairs taken at eight, Monday to Wednesday",
            "New names, with leave to write",
            "Lockers rented, and people waiting",
          ],
        },
      ],
      colophon: `For readers of 21 and over. Set in Newsreader and Ysabeau. You may print this book, write in it, and lend it to the lounge across the river. © 2026 ${facts.brand.name}.`,
    },
    chapters: withAmounts(cigarChapters, facts.place),
    plan: {
      title: "The first ninety days",
      lead: "One job a week, done before the doors open. December and June are the wrong months to start.",
      weekLabel: "Week",
      months: [
        {
          title: "Be recognized",
          weeks: [
            { title: "A guest’s phone", text: "Page 4. Six searches, by someone else’s thumb." },
            { title: "Category and chairs", text: "One category first; five photographs with people of age." },
            { title: "The first twenty lines", text: "The list, typed, dated, linked from the top." },
            { title: "The gate, tried", text: "Page 7. Four tests, one message to your developer." },
          ],
        },
        {
          title: "Be remembered",
          weeks: [
            { title: "The spine", text: "Page 6. Choose the houses that get a page." },
            { title: "One evening announced", text: "Sixteen seats, half of them for strangers." },
            { title: "Locators", text: "Write to every rep. Correct every entry." },
            { title: "The evening", text: "ID, names, a photograph; the note by eleven." },
          ],
        },
        {
          title: "Be missed",
          weeks: [
            { title: "The membership page", text: "Page 10. Price, terms, what you can’t promise." },
            { title: "Ten names", text: "Page 11. Ask the floor; ask the first three." },
            { title: "An hour with counsel", text: "Page 12. Bring the six questions." },
            { title: "The waiting list", text: "Publish the true number, with its date." },
          ],
        },
      ],
      foot: "The thirteenth week is for the good chair. Fill in the second column on page 2 and decide which month to repeat.",
    },
    closing: {
      title: "Smoke travels.",
      turn: "So does a good word.",
      paragraphs: [
        "A lounge that is described truly, in enough places, by enough people who have sat in it, needs no advertisement. It needs somebody to keep the list on Fridays.",
        `If you would like a second pair of eyes, the first ${facts.sessionMinutes.cigarThankYou}\u00a0minutes are ours: your listings, your humidor pages and your membership, read with the rules where you are in mind.`,
      ],
      links: [
        { text: "Schedule a free audit", id: "bookConsultation" },
        { text: "Take the visibility quiz", id: "visibilityQuiz" },
        { text: "What we do for cigar lounges", id: "cigarLounges" },
      ],
      foot: `Questions are read at ${facts.contact.email}. Tobacco rules differ by state and city and are still moving through the courts; what stands here is general information of November 2026 and no substitute for your own counsel.`,
    },
  }),
);
