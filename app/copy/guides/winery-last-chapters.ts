import type { GuideChapter } from "./guide-copy.ts";

const seasons: GuideChapter = {
  title: "Seasonal content rhythms",
  lead: "A letter a month, and nothing at all to write during crush.",
  leaves: [
    {
      blocks: [
        {
          kind: "paragraph",
          text: "A winery has no shortage of things to say. It has a shortage of evenings, and the shortage falls exactly when the vineyard is most worth writing about. The remedy is an old one from the kitchen: cook in June what will be eaten in September.",
          note: "A letter a month is plenty. A letter with nothing in it costs you the next one.",
        },
        {
          kind: "table",
          columns: [
            { title: "Months", share: 5 },
            { title: "Outside", share: 7 },
            { title: "The letter", share: 9 },
            { title: "The page to put right", share: 8 },
          ],
          rows: [
            ["January, February", "Pruning", "What the year was like, honestly", "Winter hours; tasting by the stove"],
            [
              "March, April",
              "Budbreak, nights with an alarm clock",
              "The spring release, two weeks before it ships",
              "Club page; the states you may ship to, with a date",
            ],
            [
              "May, June",
              "Bloom; the first hot Saturday",
              "Where to sit, what to bring, how to book for ten",
              "Visit page; the sheet for innkeepers",
            ],
            [
              "July, August",
              "Veraison; bottling",
              "Why boxes wait while it is hot. The harvest table",
              "Shipping page: heat holds, pickup",
            ],
            ["September, October", "Crush", "Four short ones, written in June", "Nothing. Leave it alone"],
            [
              "November, December",
              "Leaves down; the house is full",
              "Gifts: what, how many, and the last day that arrives",
              "Holiday hours; gift page, same address every year",
            ],
          ],
        },
        { kind: "heading", text: "The June batch" },
        {
          kind: "paragraph",
          text: "On one rainy day before the end of June, write the four short letters of crush and leave a hole in each for a photograph and a date: the first bin, a night at the press, the people who came to help, the last load. In September somebody with a phone takes the picture, fills in the date and presses the button. That is the whole job, and it can be done in rubber boots.",
        },
        { kind: "heading", text: "The letter’s own rules" },
        {
          kind: "paragraph",
          text: "One letter, one thing to do. It comes from a person, at an address that is read, and its first line says what happened here this week. It goes to adults who asked for it. Strike whoever has opened nothing for a year, after one kind question.",
        },
        {
          kind: "aside",
          text: "Your valley may pick in August or in November. Move the months.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "Your year, on one sheet",
      lead: "Fill in your own months; frost and crush come when they come. Hang it where the picking calendar hangs.",
      blocks: [
        {
          kind: "ledger",
          columns: [
            { title: "Month", share: 4 },
            { title: "What happens here", share: 7 },
            { title: "The letter is about", share: 7 },
            { title: "Written by", share: 4 },
          ],
          rows: 12,
          firsts: [
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
        },
        { kind: "fields", rows: [["The June batch is written on", "Who presses the button in crush"]] },
      ],
    },
  ],
};

const partners: GuideChapter = {
  title: "Local partnerships",
  lead: "The inn, the driver, the cheesemonger, the winery next door: send each other guests, and keep count.",
  leaves: [
    {
      blocks: [
        {
          kind: "paragraph",
          text: "Before a stranger asks a search engine, they ask the person who brought the coffee. A neighbor’s word is the best listing there is, it can’t be bought, and it rests on one thing: the last guest they sent you came back pleased.",
        },
        {
          kind: "table",
          columns: [
            { title: "Who", share: 5 },
            { title: "What keeps them awake", share: 8 },
            { title: "What you can do about it", share: 11 },
          ],
          rows: [
            [
              "The inn",
              "A guest sent to a closed gate",
              "Your hours, on paper, twice a year. A table held until ten every morning for whoever they call in",
            ],
            [
              "The driver",
              "Waiting in the sun; a party that runs late",
              "Shade, water, a restroom, a place to turn. Tell them the minute their people are done",
            ],
            [
              "The cheesemonger",
              "Boards that go stale by three",
              "A standing order for the week, called in on Wednesday; their name on your card",
            ],
            [
              "The winery next door",
              "Guests who want what they don’t make",
              "Send those who ask for bubbles. They send you those who ask for Syrah",
            ],
          ],
        },
        {
          kind: "paragraph",
          text: "Begin with the one next door. A guest at your gate at three has two tastings behind them and wants something you don’t make, and you know who makes it. Say the name, draw the road on the back of your card, and mean it. It costs a stroke of the pen, and it comes back up the hill.",
        },
        { kind: "heading", text: "Keep count" },
        {
          kind: "paragraph",
          text: "Ask one question at the door, in the same words each time: “How did you find us today?” Write the answer on the tasting sheet. On the first of the month, call the two neighbors who sent the most and tell them the number. Nobody else does that, and it is the reason they will go on.",
          note: "A tally on the tasting sheet beats any tracking link. Guests forget links and remember faces.",
        },
        { kind: "heading", text: "Before any money or wine changes hands" },
        {
          kind: "paragraph",
          text: "An inn with a bar, a restaurant and a bottle shop are retailers in the eyes of the law. The rules of the tied house are strict about what a winery gives a retailer: free wine, paid menus, advertising that favors one of them, perhaps even a friendly post. Paying a driver by the head is restricted in places, too. Facts, cards, held tables and a fair invoice are the safer ground. For anything beyond that, ask your state’s alcohol authority or your lawyer first.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "Six neighbors",
      lead: "Two where people sleep, two where they eat, one who drives, one who makes wine. Visit them before lunch.",
      blocks: [
        {
          kind: "ledger",
          columns: [
            { title: "Who, and the person to ask for", share: 9 },
            { title: "What they worry about", share: 8 },
            { title: "They sent", share: 3 },
            { title: "We sent", share: 3 },
          ],
          rows: 6,
        },
        {
          kind: "checklist",
          title: "In the envelope you leave",
          items: [
            "The card: what is poured, when, for how much, how many without asking",
            "A map from their door to yours, with the minutes it takes",
            "The name and number of whoever holds the table",
            "What happens in rain, and in fire season",
          ],
        },
        {
          kind: "wording",
          title: "To the innkeeper, by hand if you can",
          paragraphs: [
            "Dear [Ms. Ito], your guests [the Lindgrens] were with us on [Friday] and stayed for two hours. Thank you for sending them. Our card for spring is enclosed. Until ten each morning I keep [the table under the oak] for whoever you call in; the number on the card rings at the bar.",
          ],
        },
      ],
    },
  ],
};

export const wineryLastChapters: GuideChapter[] = [seasons, partners];
