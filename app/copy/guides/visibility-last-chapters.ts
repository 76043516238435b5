import type { GuideChapter } from "./guide-copy.ts";

const room: GuideChapter = {
  title: "Show the room as it is",
  lead: "Three photographs let a stranger decide: the front door, the room with people in it, the thing you serve.",
  leaves: [
    {
      blocks: [
        {
          kind: "paragraph",
          text: "People don’t look at your photographs to admire them. They want to know whether they will find the door, whether they are dressed for it, and whether it is worth the drive. A close-up of a leaf answers none of that. A photograph from the corner, at the hour when guests come, answers all three.",
          note: "A phone of the last few years is enough. Clean the lens; it has been in a pocket with flour.",
        },
        {
          kind: "table",
          columns: [
            { title: "The picture", share: 5 },
            { title: "Stand here, at this hour", share: 9 },
            { title: "It fails when", share: 7 },
          ],
          rows: [
            [
              "The front door",
              "Across the street, in daylight, where a driver would first see it. The sign, the door and the nearest parking in one frame",
              "It is dusk, a van is in front, or it shows the old sign",
            ],
            [
              "The room with people in it",
              "By the door, at eye height, an hour after opening. Lamps on, flash off; wait until someone laughs",
              "It is empty, stretched by a wide lens, or shot from the ceiling",
            ],
            [
              "The thing you serve",
              "From the seat of the person it is served to, by a window, before anyone has touched it",
              "It is a stock picture, or a dish that has gone from the menu",
            ],
          ],
        },
        { kind: "heading", text: "Where they go" },
        {
          kind: "paragraph",
          text: "At the top of your first page, the room. On Visit, the door. On the map listings, all three, the room first: there the first picture is often chosen for you, so remove what is wrong and report what isn’t yours. Describe each in one sentence in the field for it, as you would to someone on the telephone. That sentence is what a blind guest hears.",
        },
        {
          kind: "paragraph",
          text: "Then send them full size to whoever keeps the site and ask for them to be made small there. A page that waits for a picture on a weak signal is a page that was never seen.",
        },
        { kind: "heading", text: "And the people in them" },
        {
          kind: "paragraph",
          text: "Ask everyone who can be recognized, before and not after; most say yes to “you’d be the back of a head.” Leave out children, and in a lounge anyone who might look under 21. Staff count as people: ask them, too.",
        },
        {
          kind: "aside",
          text: "Hire a photographer when you can say which three pictures you want. Until then you would be paying somebody to guess.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "Three pictures, one Saturday",
      lead: "Tick before you press, and again before you publish.",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Lens wiped, phone level, lines upright; three frames of each, upright and sideways",
            "Everyone who can be recognized has said yes",
            "Nothing that isn’t true of an ordinary week: no borrowed flowers, no extra candles",
            "The step, the stairs or the ramp can be seen in at least one",
            "Pictures older than the chairs are gone, wherever they stood",
          ],
        },
        { kind: "fields", rows: [["The day", "Who holds the phone"]] },
        {
          kind: "ledger",
          title: "Where each of them stands now",
          columns: [
            { title: "", share: 6 },
            { title: "The door", share: 4 },
            { title: "The room", share: 4 },
            { title: "The thing", share: 4 },
          ],
          rows: 6,
          firsts: [
            "Our first page",
            "The page called Visit",
            "Google",
            "Apple Maps",
            "The booking platform",
            "Our profiles",
          ],
        },
        { kind: "lines", label: "The room, in one sentence, to someone who can’t see it", count: 2 },
        { kind: "lines", label: "The door, likewise, to someone who is driving", count: 2 },
      ],
    },
  ],
};

const oneTap: GuideChapter = {
  title: "Make the next step one tap",
  lead: "Book, call or buy. One button, at the top of every page, tried out on somebody else’s phone.",
  leaves: [
    {
      blocks: [
        {
          kind: "paragraph",
          text: "By now the stranger has found you, understood you, asked five questions and seen the room. They are ready, they have one thumb free, and the bus is coming. Whatever stands between that thumb and a yes is the most expensive thing on your site.",
        },
        {
          kind: "table",
          columns: [
            { title: "If you are", share: 5 },
            { title: "One button", share: 6 },
            { title: "It opens", share: 11 },
          ],
          rows: [
            ["A winery", "Book a tasting", "A calendar with today in it, and the fee beside each hour"],
            [
              "A cigar lounge",
              "See what’s in the humidor",
              "The list, the day it was counted, and a number that rings at the counter",
            ],
            ["A restaurant", "Reserve", "Your own book, with tonight already chosen and two guests already set"],
            ["A workshop", "Ask about a piece", "Three fields and a name: who answers, and by when"],
          ],
          note: "Two buttons of one size are no button. Make the second a line of text.",
        },
        { kind: "heading", text: "What gets in the way" },
        {
          kind: "list",
          items: [
            "The cookie bar, the newsletter and the chat bubble, all on the same thumb. Close what you don’t need; move what you do.",
            "A telephone number that is part of a picture. It should ring when it is touched.",
            "A form with eleven fields. Name, a way to answer, and what they want: ask the rest when you reply.",
            "A button that says Submit, Learn more or Click here. Let it say what happens next.",
            "A new tab, a new look, another company’s name, and no warning.",
          ],
        },
        { kind: "heading", text: "After the tap" },
        {
          kind: "paragraph",
          text: "A step is finished when the guest knows that it is. The confirmation comes at once, repeats the day, the hour and the number of people, says where to park and what it will cost, and can be changed without a call. If a person has to answer first, say who, and by when.",
          note: "Read your own confirmation as a guest would: on a phone, in a parked car, late.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "Somebody else’s thumb",
      lead: "Three people, three phones, one hand each. You hold your tongue and the watch.",
      blocks: [
        {
          kind: "ledger",
          columns: [
            { title: "Who, and on which phone", share: 8 },
            { title: "Taps", share: 2 },
            { title: "Seconds", share: 3 },
            { title: "Where they hesitated", share: 9 },
          ],
          rows: 4,
          firsts: ["Someone of seventy", "Someone in a hurry", "Someone who has never heard of us"],
        },
        {
          kind: "checklist",
          title: "From the search result to a yes",
          items: [
            "The button is on the screen without scrolling, on every page, in the same place",
            "Touching the number rings where a person answers; after hours, something useful does",
            "The confirmation arrives, says where to park, and can be changed without a call",
            "It works at the largest text size, and with the phone turned on its side",
          ],
        },
        { kind: "lines", label: "The first thing to take out of the way", count: 2 },
      ],
    },
  ],
};

export const visibilityLastChapters: GuideChapter[] = [room, oneTap];
