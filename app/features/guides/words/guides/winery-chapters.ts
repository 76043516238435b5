import type { GuideChapter } from "./guide-copy.ts";

const visibility: GuideChapter = {
  title: "Visibility systems",
  lead: "Somebody is planning tomorrow at an inn you have never heard of. Three gates will be chosen. Be one of them.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "A day of tastings is put together backward. Lunch comes first, because somebody has to eat at one. Then a winery that is already known to the party, from a label or a cousin. What is left is a hole in the morning and a hole in the afternoon, and those two holes are where a winery that nobody has heard of gets its chance.",
          note: "The party that fills the afternoon hole decides in the car. Be readable at a red light.",
        },
        {
          part: "paragraph",
          text: "Whoever fills them looks in three places: the map on a phone, a search box, and a sheet of paper that the innkeeper keeps by the door. You can be right in all three by the end of this month.",
        },
        { part: "heading", text: "The map" },
        {
          part: "paragraph",
          text: "Your category is Winery, and it stands first. Add a second one only for something that is sold every week: an event venue that holds two weddings a year is not one. Give the hour of the last pour as well as the hour of closing. If you taste by appointment, put the booking page in the booking field and say so in the first line of the description. Tastings, tours and the view may be described. Bottles for sale may not be posted: Google keeps regulated products off business listings.",
        },
        { part: "heading", text: "The search box" },
        {
          part: "paragraph",
          text: "Hardly anyone types “boutique winery.” They type the village they are sleeping in, the grape, the day, and the thing that makes their party awkward. Each of those deserves a sentence on your visit page, and the two that you are best at deserve a page of their own: Mondays, groups of ten, lunch under the oak, the walk through the block.",
          note: "A page for every small thing is worse than none. Two good ones are plenty.",
        },
        { part: "heading", text: "The sheet by the door" },
        {
          part: "paragraph",
          text: "Regional associations, visitor bureaus and inns keep lists, and the lists are old. Ask to see what yours say. Send four facts, set in one paragraph so that they can be pasted whole: what is poured, when, for how much, and how many people may come without asking first. Send them again on the first of March and the first of September, under the same subject line. The person who keeps the list will bless you for it.",
        },
        {
          part: "aside",
          text: "All three look different from the far side of the hotel’s door. Turn the page.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "A stranger’s morning",
      lead: "Borrow a phone, sit outside a hotel and plan a visit to your own valley. Tick afterward.",
      blocks: [
        {
          part: "ledger",
          columns: [
            { title: "I typed", share: 8 },
            { title: "Who stood first", share: 5 },
            { title: "Where we stood", share: 4 },
          ],
          rows: 7,
          firsts: [
            "wineries near *the next town*",
            "*our grape* tasting *our valley*",
            "winery open Monday",
            "winery that takes dogs",
            "winery for a group of ten",
            "winery with lunch",
            "*our own name*, then the photographs",
          ],
        },
        {
          part: "checklist",
          title: "True on Google, on Apple Maps, on Bing and on the association’s list",
          items: [
            "The name is the one on the gate, with nothing added",
            "The pin stands at the gate that guests drive through",
            "Hours agree, and holidays are entered up to New Year’s",
            "The last pour is given as well as the closing hour",
            "The booking field opens our own booking page",
            "The first photograph shows the room with people in it",
            "The fee and what waives it are the same everywhere",
          ],
        },
      ],
    },
  ],
};

const leads: GuideChapter = {
  title: "Lead capture to wine\u00a0club\u00a0members",
  lead: "A member is made in three steps. The bar is the first.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "A guest at the bar has a glass in one hand and a ride waiting. It is the best moment to be liked and a poor one to sell a subscription. Ask for something smaller, and ask for it well: leave to write once.",
        },
        {
          part: "paragraph",
          text: "Nobody leaves an address for a newsletter. People do leave one for a thing they want. “Shall I send you what you tasted, with the prices?” is a favor, it takes one breath, and it gives you the one fact no form can: which wine made them look up. Write that down beside the name.",
          note: "A name, an email, a state and one wine. Everything else can wait.",
        },
        { part: "heading", text: "Why the club is best offered the second time" },
        {
          part: "paragraph",
          text: "At the bar, the club gets one sentence from everybody who pours, always the same one, and a card to take along. The real offer comes later, when the first bottle has been opened at home and was as good as they remembered. A yes given then is given sober, by somebody who has checked a calendar and asked a spouse.",
        },
        {
          part: "table",
          columns: [
            { title: "When", share: 5 },
            { title: "What arrives", share: 10 },
            { title: "What it is for", share: 7 },
          ],
          rows: [
            ["That evening", "What they tasted, from whoever poured it", "Keeping a promise"],
            ["Day 7", "One question about the wine they took", "An answer, in their words"],
            ["Day 21", "The club, with its terms in plain sight", "A sober yes, or a no"],
            ["The next release", "First word of the wine they marked", "A second order"],
            ["A year on", "“You were here last June”", "A second visit"],
          ],
        },
        { part: "heading", text: "What the law wants of you here" },
        {
          part: "list",
          items: [
            "A club renews by itself. So its terms stand beside the button, the yes is given to those terms, and leaving is as easy as joining was. California’s law is among the strictest.",
            "Letters carry your postal address and a way out that works. Texts that sell need a written consent of their own. Ask for the state at the bar, and offer shipping as far as your permits reach.",
          ],
        },
      ],
    },
    {
      title: "Words for the bar and after",
      lead: "Change the names, keep the order. Each of these asks for one thing.",
      blocks: [
        {
          part: "wording",
          title: "The sentence that everybody behind the bar says",
          paragraphs: [
            "“Members get [six bottles] in [April and October], and the [block 4] never leaves the club. The card has the rest. No need to decide today.”",
          ],
        },
        {
          part: "wording",
          title: "Day 7",
          paragraphs: [
            "Hello [Anna], this is [Luis], who poured for you on [Saturday]. You took two of the [Grenache] home and wondered what to eat with it. Did you open one? If it was too young, tell me, and I’ll write back with how long I would leave the other.",
          ],
        },
        {
          part: "wording",
          title: "Day 21",
          paragraphs: [
            "I promised to say more about the club, so here it is, whole. [Six bottles], twice a year, between [¤180] and [¤220] a box with tax and shipping to [Oregon]. We write two weeks before anything is charged; you can change the wines, skip or leave from that letter. You would get the [block 4], and a seat at the [long table] in [August].",
            "If that suits you, the button is below. If it doesn’t, there is no need to answer, and I’ll write when the [Grenache] is released again.",
          ],
        },
        {
          part: "ledger",
          title: "Keep count for three months",
          columns: [
            { title: "", share: 7 },
            { title: "Month 1", share: 3 },
            { title: "Month 2", share: 3 },
            { title: "Month 3", share: 3 },
          ],
          rows: 5,
          firsts: [
            "Parties at the bar",
            "Left an address",
            "Answered on day 7",
            "Joined at the bar",
            "Joined after day 21",
          ],
        },
        {
          part: "aside",
          text: "Compare the last two rows again in a year, by who is still a member. That comparison is worth more than ours.",
        },
      ],
    },
  ],
};

const stories: GuideChapter = {
  title: "Authentic storytelling",
  lead: "A story sells wine when it explains something that is in the glass. The rest is family history.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "Every winery has a grandfather, a barn and a view. A guest who has been to three gates today has met all of them. What they haven’t heard is why your Chardonnay tastes of lime this year and didn’t the year before, and you are the only person who can tell them.",
          note: "If a guest can repeat it to the person who stayed home, it is a story. If they can’t, it is a brochure.",
        },
        {
          part: "paragraph",
          text: "So begin from the glass and walk back. Something in it is unlike the neighbor’s: find the decision, the weather or the person behind that, and stop as soon as you have arrived.",
        },
        {
          part: "terms",
          rows: [
            {
              term: "A decision",
              text: "The block nobody wanted to replant, and what it costs to keep. Who argued against it?",
            },
            {
              term: "A night or a week",
              text: "The April frost, the rain before picking. What was lost, in cases?",
            },
            { term: "A person", text: "Whoever prunes the hill by hand, in their words and with their leave" },
            {
              term: "A mistake",
              text: "The barrel that went wrong, and what is done differently since. It is the one that guests retell",
            },
            {
              term: "An absence",
              text: "The wine you didn’t make that year, and why. Nothing shows standards sooner",
            },
          ],
        },
        { part: "heading", text: "Where to stop" },
        {
          part: "list",
          items: [
            "Before it outlasts the pour, which is less than a minute.",
            "Before anyone else’s trouble becomes your material: a picker’s injury, a divorce, a neighbor’s fire.",
            "Before health. In print, no wine is good for anyone.",
            "Before a word the label may not carry. Estate, organic and a vineyard’s name have exact meanings; “old vines” has none: give the year.",
          ],
        },
        { part: "heading", text: "Remember that it is advertising" },
        {
          part: "paragraph",
          text: "Federal rules treat your site and your social pages as advertising for wine. They must name the responsible winery with its city and state, and must not mislead. Your state adds its own. A true story with a date in it rarely gets anybody into trouble; a superlative can.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "One wine, walked back",
      lead: "Choose the wine you sell most of at the bar. Sit down with whoever made it, and ask.",
      blocks: [
        { part: "fields", rows: [["The wine", "Who was asked"]] },
        { part: "lines", label: "What is in this glass that the neighbor’s doesn’t have?", count: 2 },
        { part: "lines", label: "What was decided, or what happened, to put it there? When?", count: 3 },
        { part: "lines", label: "What did it cost, in cases, hours or sleep?", count: 2 },
        { part: "lines", label: "Say it in forty words, for the tasting card.", count: 4 },
        {
          part: "wording",
          title: "How it might sound, with figures that we made up",
          paragraphs: [
            "“On April 11 it was 27° by the creek at four in the morning, and the lowest rows of Chardonnay were gone by breakfast. What survived ripened late and slowly. That is the lime you are tasting, and it’s why there are 90\u00a0cases instead of 240.”",
          ],
        },
      ],
    },
  ],
};

const seasons: GuideChapter = {
  title: "Seasonal content rhythms",
  lead: "A letter a month, and nothing at all to write during crush.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "A winery has no shortage of things to say. It has a shortage of evenings, and the shortage falls exactly when the vineyard is most worth writing about. The remedy is an old one from the kitchen: cook in June what will be eaten in September.",
          note: "A letter a month is plenty. A letter with nothing in it costs you the next one.",
        },
        {
          part: "table",
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
        { part: "heading", text: "The June batch" },
        {
          part: "paragraph",
          text: "On one rainy day before the end of June, write the four short letters of crush and leave a hole in each for a photograph and a date: the first bin, a night at the press, the people who came to help, the last load. In September somebody with a phone takes the picture, fills in the date and presses the button. That is the whole job, and it can be done in rubber boots.",
        },
        { part: "heading", text: "The letter’s own rules" },
        {
          part: "paragraph",
          text: "One letter, one thing to do. It comes from a person, at an address that is read, and its first line says what happened here this week. It goes to adults who asked for it. Strike whoever has opened nothing for a year, after one kind question.",
        },
        {
          part: "aside",
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
          part: "ledger",
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
        { part: "fields", rows: [["The June batch is written on", "Who presses the button in crush"]] },
      ],
    },
  ],
};

const partners: GuideChapter = {
  title: "Local partnerships",
  lead: "The inn, the driver, the cheesemonger, the winery next door: send each other guests, and keep count.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "Before a stranger asks a search engine, they ask the person who brought the coffee. A neighbor’s word is the best listing there is, it can’t be bought, and it rests on one thing: the last guest they sent you came back pleased.",
        },
        {
          part: "table",
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
          part: "paragraph",
          text: "Begin with the one next door. A guest at your gate at three has two tastings behind them and wants something you don’t make, and you know who makes it. Say the name, draw the road on the back of your card, and mean it. It costs a stroke of the pen, and it comes back up the hill.",
        },
        { part: "heading", text: "Keep count" },
        {
          part: "paragraph",
          text: "Ask one question at the door, in the same words each time: “How did you find us today?” Write the answer on the tasting sheet. On the first of the month, call the two neighbors who sent the most and tell them the number. Nobody else does that, and it is the reason they will go on.",
          note: "A tally on the tasting sheet beats any tracking link. Guests forget links and remember faces.",
        },
        { part: "heading", text: "Before any money or wine changes hands" },
        {
          part: "paragraph",
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
          part: "ledger",
          columns: [
            { title: "Who, and the person to ask for", share: 9 },
            { title: "What they worry about", share: 8 },
            { title: "They sent", share: 3 },
            { title: "We sent", share: 3 },
          ],
          rows: 6,
        },
        {
          part: "checklist",
          title: "In the envelope you leave",
          items: [
            "The card: what is poured, when, for how much, how many without asking",
            "A map from their door to yours, with the minutes it takes",
            "The name and number of whoever holds the table",
            "What happens in rain, and in fire season",
          ],
        },
        {
          part: "wording",
          title: "To the innkeeper, by hand if you can",
          paragraphs: [
            "Dear [Ms. Ito], your guests [the Lindgrens] were with us on [Friday] and stayed for two hours. Thank you for sending them. Our card for spring is enclosed. Until ten each morning I keep [the table under the oak] for whoever you call in; the number on the card rings at the bar.",
          ],
        },
      ],
    },
  ],
};

export const wineryChapters: GuideChapter[] = [visibility, leads, stories, seasons, partners];
