import type { GuideChapter } from "./guide-copy.ts";

const listings: GuideChapter = {
  title: "Make your listings agree",
  lead: "Name, address, hours, phone: the same to the letter, wherever a stranger may look.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "A search engine has never been to your door. It believes in you to the extent that sources agree about you, and each disagreement makes it a little less sure what to show. Guests do the same arithmetic faster: two different closing hours on one phone, and they go where there is only one.",
        },
        {
          part: "paragraph",
          text: "This is an afternoon for two people. One reads aloud, one types. Neither may say “more or less.”",
          note: "Needed: a quiet table, two chairs, the passwords, and somebody who remembers 2019.",
        },
        { part: "heading", text: "First, write the line" },
        {
          part: "paragraph",
          text: "Settle one version of each fact and write it on the next page. The name as it hangs over the door, with no slogan after it. The address as the post office writes it: Street or St., Suite or #, and then never the other. One telephone number, the one that is answered. The hours in which a guest is received, and beside them the last pour, the last seating or the hour the kitchen closes.",
        },
        { part: "heading", text: "Then make the rounds" },
        {
          part: "list",
          isNumbered: true,
          items: [
            "Your own site, at the foot of every page. The others copy it.",
            "Google, then Apple Maps, then Bing. Cars and assistants read these.",
            "The sites where your trade is looked up: reservations, reviews, the wine road, the makers’ store finders.",
            "The places nobody owns: the visitor bureau, the chamber, the hotel’s binder, your own mail signature.",
          ],
        },
        { part: "heading", text: "When the key is lost" },
        {
          part: "paragraph",
          text: "Half of the trouble is that a manager set it up and left. Each of the large maps lets an owner claim or request a listing; it takes days, so start those first. Ask for a duplicate to be merged rather than deleted, because its reviews may be worth keeping. Put every account under an address that belongs to the house and not to a person.",
          note: "Edits may wait for review. Never leave holiday hours for the week of the holiday.",
        },
        {
          part: "paragraph",
          text: "One thing not to do: don’t buy the package that promises a hundred directories. Nobody has ever chosen dinner from the ninety-first, and you will be correcting it for years.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "The line, and the rounds",
      lead: "A tick where a place agrees. Anything else in the wrong words, so that you know what to look for.",
      blocks: [
        {
          part: "fields",
          rows: [
            ["Name"],
            ["Address"],
            ["Telephone", "Last pour, seating or order"],
            ["Hours, Monday to Sunday"],
            ["Closed on"],
          ],
        },
        {
          part: "ledger",
          columns: [
            { title: "Where", share: 8 },
            { title: "Name", share: 2 },
            { title: "Address", share: 3 },
            { title: "Hours", share: 2 },
            { title: "Phone", share: 2 },
            { title: "Who has the key", share: 5 },
          ],
          rows: 12,
          firsts: [
            "Our own site",
            "Google",
            "Apple Maps",
            "Bing",
            "Yelp",
            "Tripadvisor",
            "Facebook, Instagram",
            "The booking platform",
            "The trade’s directory",
            "Visitor bureau, chamber",
            "The greeting on the phone",
            "The sign on the door",
          ],
        },
      ],
    },
  ],
};

const firstLine: GuideChapter = {
  title: "Say what you are, and where",
  lead: "Trade, town, and a reason to come. A mood can wait.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "Cover the logo on your first page with a thumb and hand the phone to somebody in line at the bank. Ask what this place sells and in which town. If they scroll, you have your afternoon’s work.",
        },
        {
          part: "paragraph",
          text: "The first line is read by two strangers: a person with little patience and a machine with none. Both want the noun. “A celebration of craft” could be a brewery, a tannery or a funeral home. “Saddles and bags, made to measure in Paso Robles” could only be one workshop in the world.",
          note: "Nobody has ever searched for “a celebration of craft.”",
        },
        { part: "heading", text: "The first line, before and after" },
        {
          part: "table",
          columns: [
            { title: "A mood", share: 8 },
            { title: "What it is, where, and why come", share: 12 },
          ],
          rows: [
            [
              "Where time slows down",
              "Estate Syrah and Grenache, poured at the bar on Elk Creek Road, ten minutes from town. Open Thursday to Monday",
            ],
            [
              "Elevated indulgence",
              "A cigar lounge in downtown Boise: two hundred lines in the humidor, thirty chairs, no music after nine",
            ],
            ["A culinary journey", "Six courses and a view of the boats, in Astoria. Dinner from Wednesday to Sunday"],
            [
              "Timeless. Crafted. Yours.",
              "Made-to-measure boots in Marfa, from the last to the lace. Fittings on Fridays",
            ],
          ],
        },
        { part: "heading", text: "The title nobody sees" },
        {
          part: "paragraph",
          text: "Each page has a title that appears in the search result and on the browser’s tab, and on many sites it still says Home. It is the cheapest line of advertising you own. Put the trade and the town first and the name last: *Cigar lounge in downtown Boise | Name*. Every page gets its own, because every page answers something different: *Private dining room for 24 in Astoria | Name*.",
        },
        {
          part: "paragraph",
          text: "Below it stands a description of a sentence or two, shown when a search engine finds nothing better. Write it as you would answer the phone: what there is, when, from how much.",
        },
        {
          part: "aside",
          text: "The same nouns and the same town stand in the first sentence of your map description and of every profile.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "Three tries and six titles",
      lead: "Read each aloud to somebody who has never been. Keep the one that needs no explanation.",
      blocks: [
        { part: "lines", label: "We are a …, in …, and people come for …", count: 2 },
        { part: "lines", label: "Again, without an adjective", count: 2 },
        { part: "lines", label: "Again, in twelve words", count: 1 },
        {
          part: "ledger",
          columns: [
            { title: "Page", share: 4 },
            { title: "Its title now", share: 7 },
            { title: "What it answers: trade or thing, town | name", share: 10 },
          ],
          rows: 6,
          firsts: ["First page", "Visit", "Menu or list", "Groups", "Our story", "Contact"],
        },
        {
          part: "checklist",
          title: "Before you publish",
          items: [
            "With the logo covered, a stranger can say trade and town",
            "The line is text: it can be selected with a finger",
            "It is true on a weekday in February",
            "No word in it would suit the neighbor as well",
          ],
        },
      ],
    },
  ],
};

const questions: GuideChapter = {
  title: "Answer the phone’s five\u00a0questions",
  lead: "Price, hours, parking, groups, children. Say them before anyone has to ask.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "Whoever answers your phone could recite the five in their sleep. They are asked because the answers are nowhere, or in a picture, or in a sentence that begins with “please inquire.” Each call costs somebody a piece of service. The calls that were never made cost more.",
        },
        {
          part: "table",
          columns: [
            { title: "", share: 3 },
            { title: "An answer that settles it", share: 12 },
            { title: "And say also", share: 8 },
          ],
          rows: [
            [
              "Price",
              "From what, for what: “Tasting of five, ¤35; waived with three bottles.” “Dinner is ¤145 without wine.”",
              "Service charges, in the same line",
            ],
            [
              "Hours",
              "The days, the hours, and the last moment that is still worth the drive",
              "Holidays, a month ahead",
            ],
            [
              "Parking",
              "“Our own lot, behind the building, free after six.” “Street only; the garage on Third is two minutes.”",
              "The step-free way in",
            ],
            [
              "Groups",
              "“Up to six, just come. Seven to twenty, by Wednesday. More, ask for Ines.”",
              "What changes: menu, deposit, room",
            ],
            [
              "Children",
              "“Welcome until five, with a lawn.” “From twelve, at dinner.” “21 and over: we are a lounge.”",
              "The hour, and what you have for them",
            ],
          ],
        },
        { part: "heading", text: "As text, on one page" },
        {
          part: "paragraph",
          text: "Put all five on a page called Visit, as words that can be enlarged, copied and found. Then copy the short form into your map description and the confirmation of every booking, where it will be read in a parked car.",
          note: "A page of thirty frequent questions answers none. Five, in the order of asking.",
        },
        { part: "heading", text: "If you would rather not say the price" },
        {
          part: "paragraph",
          text: "Many good houses find a figure vulgar. A guest who can’t see one concludes that it is more than they have. Give a starting figure and a usual evening.",
        },
        {
          part: "aside",
          text: "Some answers are the law’s to give: minors near tobacco, children in a tasting room, fees inside the price. Find yours out once.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "Five answers, and a tally",
      lead: "Answer as you would to a guest you like who is already in the car.",
      blocks: [
        { part: "lines", label: "Price: what does it cost, and what is in it?", count: 2 },
        { part: "lines", label: "Hours: which days, from when, and how late is too late?", count: 2 },
        { part: "lines", label: "Parking: where does the car go, and how far is the door?", count: 2 },
        { part: "lines", label: "Groups: how many may just come, and whom do the others ask?", count: 2 },
        { part: "lines", label: "Children: are they welcome, until when, and what is there for them?", count: 2 },
        {
          part: "ledger",
          title: "By the telephone, for two weeks: a mark for each call",
          columns: [
            { title: "Asked about", share: 6 },
            { title: "Week one", share: 6 },
            { title: "Week two", share: 6 },
          ],
          rows: 7,
          firsts: ["Price", "Hours", "Parking", "Groups", "Children", "Something else", "What else, in their words"],
        },
      ],
    },
  ],
};

const room: GuideChapter = {
  title: "Show the room as it is",
  lead: "Three photographs let a stranger decide: the front door, the room with people in it, the thing you serve.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "People don’t look at your photographs to admire them. They want to know whether they will find the door, whether they are dressed for it, and whether it is worth the drive. A close-up of a leaf answers none of that. A photograph from the corner, at the hour when guests come, answers all three.",
          note: "A phone of the last few years is enough. Clean the lens; it has been in a pocket with flour.",
        },
        {
          part: "table",
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
        { part: "heading", text: "Where they go" },
        {
          part: "paragraph",
          text: "At the top of your first page, the room. On Visit, the door. On the map listings, all three, the room first: there the first picture is often chosen for you, so remove what is wrong and report what isn’t yours. Describe each in one sentence in the field for it, as you would to someone on the telephone. That sentence is what a blind guest hears.",
        },
        {
          part: "paragraph",
          text: "Then send them full size to whoever keeps the site and ask for them to be made small there. A page that waits for a picture on a weak signal is a page that was never seen.",
        },
        { part: "heading", text: "And the people in them" },
        {
          part: "paragraph",
          text: "Ask everyone who can be recognized, before and not after; most say yes to “you’d be the back of a head.” Leave out children, and in a lounge anyone who might look under 21. Staff count as people: ask them, too.",
        },
        {
          part: "aside",
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
          part: "checklist",
          items: [
            "Lens wiped, phone level, lines upright; three frames of each, upright and sideways",
            "Everyone who can be recognized has said yes",
            "Nothing that isn’t true of an ordinary week: no borrowed flowers, no extra candles",
            "The step, the stairs or the ramp can be seen in at least one",
            "Pictures older than the chairs are gone, wherever they stood",
          ],
        },
        { part: "fields", rows: [["The day", "Who holds the phone"]] },
        {
          part: "ledger",
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
        { part: "lines", label: "The room, in one sentence, to someone who can’t see it", count: 2 },
        { part: "lines", label: "The door, likewise, to someone who is driving", count: 2 },
      ],
    },
  ],
};

const oneTap: GuideChapter = {
  title: "Make the next step one tap",
  lead: "Book, call or buy. One button, at the top of every page, tried out on somebody else’s phone.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "By now the stranger has found you, understood you, asked five questions and seen the room. They are ready, they have one thumb free, and the bus is coming. Whatever stands between that thumb and a yes is the most expensive thing on your site.",
        },
        {
          part: "table",
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
        { part: "heading", text: "What gets in the way" },
        {
          part: "list",
          items: [
            "The cookie bar, the newsletter and the chat bubble, all on the same thumb. Close what you don’t need; move what you do.",
            "A telephone number that is part of a picture. It should ring when it is touched.",
            "A form with eleven fields. Name, a way to answer, and what they want: ask the rest when you reply.",
            "A button that says Submit, Learn more or Click here. Let it say what happens next.",
            "A new tab, a new look, another company’s name, and no warning.",
          ],
        },
        { part: "heading", text: "After the tap" },
        {
          part: "paragraph",
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
          part: "ledger",
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
          part: "checklist",
          title: "From the search result to a yes",
          items: [
            "The button is on the screen without scrolling, on every page, in the same place",
            "Touching the number rings where a person answers; after hours, something useful does",
            "The confirmation arrives, says where to park, and can be changed without a call",
            "It works at the largest text size, and with the phone turned on its side",
          ],
        },
        { part: "lines", label: "The first thing to take out of the way", count: 2 },
      ],
    },
  ],
};

export const visibilityChapters: GuideChapter[] = [listings, firstLine, questions, room, oneTap];
