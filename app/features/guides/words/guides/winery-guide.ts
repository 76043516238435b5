import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import type { GuideCopy } from "./guide-copy.ts";
import { wineryChapters } from "./winery-chapters.ts";
import { withAmounts } from "./with-amounts.ts";

export const wineryGuide = editable(
  "guide-winery",
  (facts: Facts): GuideCopy => ({
    subject: "How a winery is found, keeps in touch with its guests and turns them into members of its club",
    keywords: "winery, tasting room, wine club, search, letters, partnerships",
    cover: { title: ["Winery", "Marketing", "Playbook"], line: "For the tasting room" },
    contents: {
      title: "Contents",
      caption: "Set out before the gate opens",
      blocks: [
        { part: "heading", text: "Before you begin, write down where you stand" },
        {
          part: "ledger",
          columns: [
            { title: "In the month just past", share: 9 },
            { title: "Today", share: 3 },
            { title: "Day 91", share: 3 },
          ],
          rows: 4,
          firsts: [
            "Parties in the tasting room, Monday to Thursday",
            "Guests who left an address",
            "Members who joined, and members who left",
            "Orders from people who did not visit",
          ],
        },
      ],
      colophon: `Set in Newsreader and Ysabeau. You may print this book, write in it, and lend it to a neighbor. © 2026 ${facts.brand.name}.`,
    },
    chapters: withAmounts(wineryChapters, facts.place),
    plan: {
      title: "The first ninety days",
      lead: "One job a week, an hour or two each. Start in any season but crush.",
      weekLabel: "Week",
      months: [
        {
          title: "Be found",
          weeks: [
            { title: "The borrowed phone", text: "Page 4. Seven searches, no mending yet." },
            { title: "One sheet of facts", text: "Name, gate, hours, fee. Read aloud, then corrected everywhere." },
            { title: "A new first photograph", text: "The room, a full Saturday, from the door." },
            { title: "Two pages", text: "The two awkward parties you host best." },
          ],
        },
        {
          title: "Be remembered",
          weeks: [
            { title: "The sentence", text: "Everybody behind the bar learns it by heart." },
            { title: "The evening list", text: "What they tasted, sent the same night." },
            { title: "Day 7 and day 21", text: "Write both, send the first to ten guests." },
            { title: "Terms in plain sight", text: "Club page and renewal law, read with counsel." },
          ],
        },
        {
          title: "Be sent guests",
          weeks: [
            { title: "One wine, walked back", text: "Page 8. Forty words on the tasting card." },
            { title: "The year on one sheet", text: "Page 10. Choose the day of the June batch." },
            { title: "Six neighbors", text: "Page 12. An envelope each, before lunch." },
            { title: "The first phone calls", text: "Tell two of them how many they sent." },
          ],
        },
      ],
      foot: "The thirteenth week is for arithmetic. Fill in the second column on page 2, and keep what moved.",
    },
    closing: {
      title: "Great wines rest.",
      turn: "Yours can be remembered.",
      paragraphs: [
        "If one thing in these pages worked, do it again next season before you add another. A winery that does four small things every year is soon hard to overlook.",
        `And if you would rather go through them with somebody, we give the first ${facts.sessionMinutes.strategyCall}\u00a0minutes. Bring page 2 with its figures. We will say which chapter we would open first, and which you can skip.`,
      ],
      links: [
        { text: "Book a strategy call", id: "bookConsultation" },
        { text: "Take the visibility quiz", id: "visibilityQuiz" },
        { text: "What we do for wineries", id: "wineries" },
      ],
      foot: `Questions are read at ${facts.contact.email}. Rules about wine differ from state to state and change; what stands here is general information of November 2026, meant to send you to your own counsel with better questions.`,
    },
  }),
);
