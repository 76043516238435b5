import type { GuideChapter } from "./guide-copy.ts";

/** The last part of the dining guide: wording to copy, and one Monday’s list. */
export const diningTools: GuideChapter = {
  title: "Quick Wins + Tools",
  lead: "Three things to copy: a deposit, a reply, a Monday.",
  pages: [
    {
      blocks: [
        { part: "heading", text: "Deposits and cancellations" },
        {
          part: "paragraph",
          text: "Nobody who means to come minds a deposit that is said early, in figures, in the same words each time. Take a clear yes, and let the processor keep the card. Ask your accountant how a kept deposit is taxed, and counsel what your state says about fees.",
          note: "Begin with parties of six and more, and with the two evenings that hurt.",
        },
        {
          part: "wording",
          title: "Beside the calendar, before an hour is chosen",
          paragraphs: [
            "We hold a table of [six] or more with a deposit of [¤40] a guest. It comes off your check. Tell us before [noon the day before] and it is returned in full; after that we keep it, because the fish is in the house and others were turned away.",
          ],
        },
        {
          part: "wording",
          title: "In the confirmation",
          paragraphs: [
            "Your table is kept: [Saturday, April 18], [7:30], [six]. Deposit paid: [¤240]. Change or cancel here until [noon on Friday]. Coming as five? Reply with a number; nobody pays for an empty chair.",
          ],
        },
        {
          part: "wording",
          title: "The day before",
          paragraphs: [
            "We look forward to [six] of you tomorrow at [7:30]. All well? Press yes. A change? Press here before [noon today]; after that, please call.",
          ],
        },
        {
          part: "wording",
          title: "To someone who cancels too late, for a good reason",
          paragraphs: [
            "I’m sorry to hear it. Please don’t think of us tonight: the deposit waits for your next evening, whenever that is. [Elena]",
          ],
        },
        {
          part: "wording",
          title: "To a table that never came",
          paragraphs: [
            "We kept your table until [8:15] and hope that nothing is wrong. As the booking said, the deposit has been kept. If something happened, write to me; I read these myself.",
          ],
        },
      ],
    },
    {
      title: "The private-room reply",
      lead: "The first complete answer has the best chance. This one takes minutes if the facts are ready.",
      blocks: [
        {
          part: "wording",
          title: "Within the hour, from a person",
          paragraphs: [
            "Dear [Ms. Brandt], thank you for thinking of us for [the 12th of November]. The room is free that evening, and I have put your name on it in pencil until [Thursday at five].",
            "It seats [22] at one table, or [28] at three, with its own door and no music unless you want some. For [18] guests we would suggest the [four-course] menu at [¤135]; last month’s is attached, and yours would be settled ten days before. The minimum for the evening is [¤3200] in food and drink, before tax and a service charge of [20%]. There is no fee for the room itself.",
            "Two questions, and I can send you a proper proposal today. Does anyone not eat something? And is there a moment in the evening, a toast or a handover, that we should keep the kitchen quiet for? You can reach me directly at [number] until [ten] tonight. [Elena Marsh]",
          ],
          note: "Never “please call us to discuss.” Whoever asks is comparing three rooms before lunch.",
        },
        {
          part: "table",
          columns: [
            { title: "Then", share: 5 },
            { title: "What you send", share: 14 },
          ],
          rows: [
            ["The same day", "The proposal on one page: seats, menu, minimum, deposit, a line to sign"],
            [
              "Thursday at noon",
              "“I can hold it until five. Shall I keep it for you, or let it go?” Both are easy answers",
            ],
            ["Ten days before", "Menu, numbers, allergies by name, who pays, who is met at the door"],
            [
              "The morning after",
              "Thanks to the host, and separately to whoever did the arranging. It is the second who books again",
            ],
            ["In ten months", "“The same week is still open. Would you like it in pencil?”"],
          ],
        },
        { part: "heading", text: "Nine facts to keep by the telephone" },
        {
          part: "fields",
          rows: [
            ["Seats, one table", "Seats, several", "Minimum, weeknight"],
            ["Minimum, weekend", "Deposit, and by when", "Service charge"],
            ["Answered by", "When off duty, by", "Held in pencil for"],
          ],
        },
      ],
    },
    {
      isWorksheet: true,
      title: "One slow Monday",
      lead: "The house is dark, the phones are quiet. One person, one pot of coffee, in this order.",
      blocks: [
        {
          part: "checklist",
          title: "Before ten: what a stranger sees",
          items: [
            "Search for the house on a borrowed phone; photograph the first screen",
            "Book a table for two on our own site. Count the taps, cancel, read both messages",
            "Read hours and closures from three maps; mend the first that is wrong, then the rest",
            "Open the menu in daylight, outdoors. Is it today’s? Can it be read with one hand?",
          ],
        },
        {
          part: "checklist",
          title: "Before noon: what a guest hears",
          items: [
            "Call the house and hear the greeting out; record a new one if its voice has left",
            "Send an inquiry for the private room from an address nobody knows. Note the time",
            "Answer the two newest reviews that nobody answered, in three lines each",
            "Put the deposit wording beside the calendar, word for word",
          ],
        },
        {
          part: "checklist",
          title: "After lunch: whom we know",
          items: [
            "Export the guest list. Who came three times last year and not since spring? Choose twelve",
            "Write to three of them, by hand or as if by hand",
            "Enter next month’s anniversaries in the book, three weeks ahead of each",
            "Ask the kitchen for one sentence about one dish; put it on the site with today’s date",
          ],
        },
        { part: "lines", label: "The inquiry was answered after how long? By whom? What was missing?", count: 2 },
        { part: "lines", label: "The one thing to mend before Friday", count: 2 },
      ],
    },
  ],
};
