import type { GuideChapter } from "./guide-copy.ts";

const found: GuideChapter = {
  title: "Found without an ad",
  lead: "You can’t buy a place in front of a smoker. You can be easy to recognize when one comes looking.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "The big platforms sell no advertising for tobacco, and that is less of a loss than it sounds: nobody near you can buy it either. What decides instead is dull and open to everyone. Does the map know what you are? Can people who were there say so? Is there a page for the question that was typed?",
          note: "If an agency offers to run your ads, ask which policy allows it, and ask for the page.",
        },
        { part: "heading", text: "Say which of the two you are" },
        {
          part: "paragraph",
          text: "A shop is a place to leave; a lounge is a place to stay. The category list has words for both, and only one can stand first. Choose the one you would be sorrier to lose, and let photographs of chairs with people in them carry the other. Put “21 and over” into the description, the lounge’s hours beside the shop’s, and no tobacco into posts or product entries, where the rules don’t want it.",
        },
        { part: "heading", text: "Let others describe the room" },
        {
          part: "paragraph",
          text: "A review that says “great place” helps nobody. One that mentions the air, the quiet corner and the man who picked a first cigar works for years. You may not script it, pay for it or ask only the happy. You may ask everyone the same open question a day later: *what would you tell a friend about the room?* And you may answer each one with a fact of your own: “The ventilation was rebuilt in May” is read by everyone who comes after.",
        },
        { part: "heading", text: "Five pages to have" },
        {
          part: "table",
          columns: [
            { title: "The page", share: 5 },
            { title: "What somebody typed", share: 7 },
            { title: "What must stand on it", share: 10 },
          ],
          rows: [
            ["The room", "cigar lounge *your town*", "Hours, air, chairs, drinks, age, the fee if there is one"],
            ["The humidor", "*a maker’s name* near me", "The list, with the day it was counted"],
            ["Evenings", "cigar events this week", "The next three dates, each with an RSVP"],
            [
              "From the hotel",
              "smoking lounge near *the hotel*",
              "Minutes on foot, last entry, whether you must be a member",
            ],
            ["Membership", "cigar locker *your town*", "Price, terms, who is waiting"],
          ],
        },
      ],
    },
    {
      isWorksheet: true,
      title: "Who stands where you should",
      lead: "A guest’s phone, outside, after dark. Write down names before you mend anything.",
      blocks: [
        {
          part: "ledger",
          columns: [
            { title: "I typed", share: 8 },
            { title: "Who stood first", share: 6 },
            { title: "A shop, a bar or a lounge?", share: 5 },
          ],
          rows: 6,
          firsts: [
            "cigar lounge near me",
            "place to smoke a cigar *our town*",
            "*a line we always carry*, and our town",
            "cigar bar near *the big hotel*",
            "cigar locker *our town*",
            "*our own name*",
          ],
        },
        {
          part: "ledger",
          title: "The makers’ own locators",
          columns: [
            { title: "A house we carry", share: 6 },
            { title: "Are we on its store finder?", share: 6 },
            { title: "Rep to ask, and when", share: 6 },
          ],
          rows: 6,
        },
        {
          part: "aside",
          text: "Most houses keep a list of the shops and lounges that sell them, and few owners ever read their own entry. It costs one message to the rep, and it is the one advertisement in the trade that is offered to you.",
        },
      ],
    },
  ],
};

const humidor: GuideChapter = {
  title: "The humidor as a catalog",
  lead: "Not an inventory and not a poem: a list that a stranger can drive across town for.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "The walk-in holds two hundred facings, and nobody is asking you for two hundred pages. The work divides by three: pages for the spine of the room, lines for everything else, and silence about what may be gone by Thursday.",
        },
        { part: "heading", text: "Which brands deserve a page" },
        {
          part: "paragraph",
          text: "Ask three questions of each house. Is it always here? Do people ask for it by name? Have you something to say about it that the box doesn’t? Three times yes is a page. Twice is a line with a sentence. Once is a line.",
          note: "Five pages written by someone who smokes them will outlast fifty copied from the maker.",
        },
        { part: "heading", text: "How current is current enough" },
        {
          part: "terms",
          rows: [
            {
              term: "The list",
              text: "Counted once a week, the same day, with that day’s date at the top. A week is honest; “always up to date” isn’t.",
            },
            {
              term: "A brand’s page",
              text: "Read once a month. Which sizes, what changed in the blend, whether your own paragraph is still true.",
            },
            {
              term: "Limited boxes",
              text: "Only once they are on the shelf, and off again the same night. Let members hear first, by message.",
            },
            {
              term: "Prices",
              text: "Singles, tax included, or none at all. Some states and cities limit how tobacco prices and discounts may be shown.",
            },
          ],
        },
        { part: "heading", text: "What to write when the box is gone" },
        {
          part: "paragraph",
          text: "Never take the page down. Its address is what search remembers, and a smoker who finds it empty is still a smoker two miles away. Three sentences keep the visit:",
        },
        {
          part: "wording",
          title: "In place of the stock line",
          paragraphs: [
            "Gone since [Saturday]; the next delivery is expected in [the second week of March], and we’ll change this line the day it is on the shelf. If you came for [the cedar and the long finish], [name] in [toro] is the nearest thing we have, and we’ll tell you where it differs. Leave a number at the counter and we’ll call when the box is open.",
          ],
        },
      ],
    },
    {
      isWorksheet: true,
      title: "The spine of the room",
      lead: "Walk the humidor with this sheet. Three ticks in a row, and the house gets a page.",
      blocks: [
        {
          part: "ledger",
          columns: [
            { title: "House and line", share: 9 },
            { title: "Always here", share: 4 },
            { title: "Asked for by name", share: 5 },
            { title: "We can say something", share: 6 },
          ],
          rows: 10,
        },
        {
          part: "ledger",
          title: "The Friday walk",
          columns: [
            { title: "Gone", share: 5 },
            { title: "Came in", share: 5 },
            { title: "Asked for, and we had none", share: 7 },
          ],
          rows: 4,
        },
        {
          part: "aside",
          text: "The third column is the one to bring to your rep. Four weeks of it make an order nobody has to guess at.",
        },
      ],
    },
  ],
};

const gate: GuideChapter = {
  title: "An age gate that isn’t a wall",
  lead: "Keep minors out, let search engines in, and ask a regular once.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "A question on a screen has never checked anybody’s age. What it does is state who the page is for, and your state, your payment company or a platform may require that of you. Find out who asks for it before you build it. The check that counts is a photo ID at the counter.",
          note: "The federal age is 21, without exceptions. Your sign, your site and your staff should all say the same number.",
        },
        {
          part: "table",
          columns: [
            { title: "A wall", share: 1 },
            { title: "A gate", share: 1 },
          ],
          rows: [
            ["Sends everybody to another address first", "Lies over the page, which is there in full behind it"],
            ["Fetches the text only after the button", "The text came with the page, so a search engine reads it"],
            ["Asks for a birth date on three wheels", "Asks one question, with two buttons"],
            ["Asks again at every visit", "Remembers a yes on that device for a month or so"],
            ["Keeps the date of birth", "Keeps nothing but the yes"],
            ["Hides the address and the phone number, too", "May leave those outside, if counsel agrees"],
          ],
        },
        {
          part: "wording",
          title: "The question, worded",
          paragraphs: [
            "This is the site of a cigar lounge. Are you 21 or older? [Yes, I am] [No]",
            "We check photo ID at the door and at the counter.",
          ],
        },
        {
          part: "checklist",
          title: "Try yours",
          items: [
            "Paste a page of your humidor into a message. Does the preview show the page or the gate?",
            "Search for *site:* and your address. Do the results carry your words, or “Are you 21?” thirty times?",
            "Say yes, close the browser, come back tomorrow. Were you asked again?",
            "Make the text as large as it goes, and reach both buttons without a mouse",
          ],
        },
      ],
    },
  ],
};

const evenings: GuideChapter = {
  title: "Evenings worth an RSVP",
  lead: "Anyone can fill a room once. The evening has worked when you know who was in it.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "An event without a list is a party you paid for. Faces come, the rep is pleased, and on Monday the room is as empty as before. So begin at the other end: decide what you want to know about each guest the next morning, and make the RSVP ask for that.",
          note: "Name, email, of age, first visit or not, what they usually smoke. Five answers are the limit.",
        },
        {
          part: "table",
          columns: [
            { title: "The evening", share: 5 },
            { title: "For whom", share: 6 },
            { title: "Seats", share: 3 },
            { title: "What it should leave behind", share: 8 },
          ],
          rows: [
            ["Maker’s night", "People who know the name", "30", "Who bought which size, and who stayed after the talk"],
            [
              "Pairing",
              "Two by two; one of them doesn’t smoke much",
              "16",
              "A second table for the couple that came along",
            ],
            [
              "First cigar",
              "The curious, the wedding party, the gift",
              "8",
              "A first name, a first cigar, a date to come back",
            ],
            ["Members’ table", "Locker holders and one guest each", "12", "The guest"],
          ],
        },
        { part: "heading", text: "The run of days" },
        {
          part: "terms",
          rows: [
            {
              term: "21\u00a0days before",
              text: "The page is up: date in words, price, what is included, age, the RSVP. Members are told first.",
            },
            {
              term: "14\u00a0days before",
              text: "The list is told. Half the seats are held for people who have never been.",
            },
            {
              term: "The day before",
              text: "The reminder, with one button to give the seat back. Somebody on the waiting list is glad of it.",
            },
            {
              term: "That night",
              text: "ID at the door, names against the list, one photograph of the room before it fills.",
            },
            {
              term: "By eleven next morning",
              text: "The note. It names what they smoked and the date of the next evening.",
            },
            {
              term: "Ten days later",
              text: "A question to the first-timers only: did you come back? If not, what would bring you?",
            },
          ],
        },
        {
          part: "aside",
          text: "Half the seats for strangers is the number that owners argue with. Try it twice before you change it.",
        },
      ],
    },
    {
      title: "Three letters for one night",
      lead: "To adults who asked to hear from you, with your postal address and a way out at the foot.",
      blocks: [
        {
          part: "wording",
          title: "The invitation, three weeks ahead",
          paragraphs: [
            "On [Thursday, March 12], at seven, [Ana Reyes] sits down with sixteen of us and three cigars from [her family’s farm]. She will light the first with you and explain the other two. [¤95], which includes all three, [two pours] and something to eat. 21 and over; ID at the door.",
            "Eight of the seats are kept for people who haven’t been here. If that’s you, say so when you reply and we’ll put you next to someone patient.",
          ],
          note: "A seat given back the day before is a favor. Thank people for it, by name.",
        },
        {
          part: "wording",
          title: "The reminder, the day before",
          paragraphs: [
            "Tomorrow at seven: your chair is by [the window]. Eat first, bring your ID, leave the cutter at home. If you can’t come, press here and your seat goes to [the first of four] people waiting. No explanation needed.",
          ],
        },
        {
          part: "wording",
          title: "The note, next morning",
          paragraphs: [
            "Thank you for last night. You had the [toro] and asked about the [corojo]; there are eleven left, and I have kept two back for you until [Sunday]. [Ana] comes back in [the fall]. Before that, on [April 9], we smoke [something much darker]. Shall I keep your chair?",
          ],
        },
        { part: "heading", text: "Before you announce it" },
        {
          part: "paragraph",
          text: "Sell a ticket that includes cigars at their price rather than give them away: free samples of tobacco are barred in many places, and how far the federal ban reaches premium cigars has been in the courts for years. Ask what your pour, your caterer and a crowd do to the exemption you smoke under. In some states it hangs on food, on who may enter, or on how much of your income is tobacco.",
        },
      ],
    },
  ],
};

const locker: GuideChapter = {
  title: "From the chair to the locker",
  lead: "Nobody joins a price list. They join a room they already miss on the way home.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "The people who will take your next locker have been in your chairs this week. They haven’t asked, because asking means admitting they don’t know what it costs. Put it on a page, and let them find out alone, at midnight.",
        },
        { part: "heading", text: "What the page has to say" },
        {
          part: "list",
          items: [
            "The price by the month and by the year, and what is due on the first day.",
            "The locker in boxes, the humidity it is kept at, who holds keys, who is liable for what.",
            "Hours, guests, and whether you may bring what you bought elsewhere.",
            "How it renews (many states regulate that), how to leave, and what becomes of the cigars when somebody does. Or dies.",
            "What you can’t promise. In some places a member’s discount on tobacco is a price promotion, and forbidden.",
          ],
        },
        { part: "heading", text: "When to bring it up" },
        {
          part: "paragraph",
          text: "Never on a first visit and never during a cigar. There are four moments when it isn’t selling: the third visit in a month; the day somebody buys a box and asks where to keep it; the evening they bring a friend and show them around as if they lived there; and the hour they ask what time you close because they would like to stay.",
          note: "Whoever pours the coffee hears these sentences. Pay attention to whom you train.",
        },
        { part: "quote", text: "“You’re here more than some who have a locker. Shall I show you what is free?”" },
        { part: "heading", text: "The honest waiting list" },
        {
          part: "paragraph",
          text: "If every locker is taken, say how many people are waiting and since when the longest has. If three are free, say three. A true number with a date beside it does more than any urgency. Ask everyone on the list once a year whether they still want to be.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "Ten chairs, ten names",
      lead: "Ask everyone who works the floor, separately. The names that come up twice go first.",
      blocks: [
        {
          part: "ledger",
          columns: [
            { title: "A regular without a locker", share: 7 },
            { title: "What they smoke", share: 5 },
            { title: "Who asks, and by when", share: 6 },
          ],
          rows: 10,
        },
        {
          part: "fields",
          rows: [
            ["Lockers in all", "Free today", "Waiting"],
            ["The longest wait, since", "List last asked on"],
          ],
        },
        {
          part: "wording",
          title: "When one comes free",
          paragraphs: [
            "Dear [Marcus], locker [14] is yours if you would like it: third row, by the door, [two boxes] deep. The terms are on the page and haven’t changed since you asked in [June]. I’ll hold it until [Sunday the 22nd]; after that it goes to the next name, and you keep your place at the head of the list.",
          ],
        },
      ],
    },
  ],
};

const words: GuideChapter = {
  title: "Words that keep you out\u00a0of\u00a0trouble",
  lead: "Post the evening. Leave out the medicine, the bargain and the twenty-year-old.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "Courts have set aside much of what federal regulators meant for premium cigars, and the matter may not rest there. The age of 21 stands, states and cities write their own rules, and every platform has a book besides.",
        },
        {
          part: "table",
          columns: [
            { title: "Leave out", share: 8 },
            { title: "Write", share: 8 },
            { title: "Because", share: 8 },
          ],
          rows: [
            [
              "Relaxing, stress relief, better than cigarettes",
              "Forty minutes, a deep chair, no music after nine",
              "Anything about health or risk is a claim",
            ],
            [
              "Mild, light, low in strength",
              "Cream and cedar; the wrapper is thin, so smoke it slowly",
              "Federal law can read such words as a claim of lower risk",
            ],
            [
              "Cuban, when you mean the seed",
              "Nicaraguan leaf grown from Cuban seed",
              "The embargo stands; so does the law on misleading",
            ],
            [
              "Free cigar with every RSVP",
              "The ticket includes two cigars",
              "Samples and giveaways are barred in many places",
            ],
            [
              "20% off boxes this weekend",
              "A new box was opened on Friday",
              "Some states and cities limit price promotions",
            ],
            [
              "A face that could be nineteen",
              "Hands, smoke, chairs, people plainly of age",
              "Whatever appeals to minors is asked about first",
            ],
            ["We ship anywhere", "In the lounge only", "States, taxes, carriers and card companies each have a say"],
          ],
        },
        {
          part: "checklist",
          title: "Questions for your counsel, before you ship, sample or pour",
          items: [
            "Which exemption do we smoke under, and what would end it: food, drink, a guest?",
            "May we give, sample or include a cigar in a ticket, and how must it be rung up?",
            "May we show prices, bundle, discount to members, take a maker’s coupons?",
            "Which warnings must stand in the shop and on the site?",
            "To which states may we ship, who collects which tax, and who checks which ID?",
            "What may a member store, share or pour, and whose license is that?",
          ],
        },
      ],
    },
  ],
};

export const cigarChapters: GuideChapter[] = [found, humidor, gate, evenings, locker, words];
