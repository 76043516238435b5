import type { GuideChapter } from "./guide-copy.ts";

const found: GuideChapter = {
  title: "Found without an ad",
  lead: "You can’t buy a place in front of a smoker. You can be easy to recognize when one comes looking.",
  leaves: [
    {
      blocks: [
        {
          kind: "paragraph",
          text: "The big platforms sell no advertising for tobacco, and that is less of a loss than it sounds: nobody near you can buy it either. What decides instead is dull and open to everyone. Does the map know what you are? Can people who were there say so? Is there a page for the question that was typed?",
          note: "If an agency offers to run your ads, ask which policy allows it, and ask for the page.",
        },
        { kind: "heading", text: "Say which of the two you are" },
        {
          kind: "paragraph",
          text: "A shop is a place to leave; a lounge is a place to stay. The category list has words for both, and only one can stand first. Choose the one you would be sorrier to lose, and let photographs of chairs with people in them carry the other. Put “21 and over” into the description, the lounge’s hours beside the shop’s, and no tobacco into posts or product entries, where the rules don’t want it.",
        },
        { kind: "heading", text: "Let others describe the room" },
        {
          kind: "paragraph",
          text: "A review that says “great place” helps nobody. One that mentions the air, the quiet corner and the man who picked a first cigar works for years. You may not script it, pay for it or ask only the happy. You may ask everyone the same open question a day later: *what would you tell a friend about the room?* And you may answer each one with a fact of your own: “The ventilation was rebuilt in May” is read by everyone who comes after.",
        },
        { kind: "heading", text: "Five pages to have" },
        {
          kind: "table",
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
          kind: "ledger",
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
          kind: "ledger",
          title: "The makers’ own locators",
          columns: [
            { title: "A house we carry", share: 6 },
            { title: "Are we on its store finder?", share: 6 },
            { title: "Rep to ask, and when", share: 6 },
          ],
          rows: 6,
        },
        {
          kind: "aside",
          text: "Most houses keep a list of the shops and lounges that sell them, and few owners ever read their own entry. It costs one message to the rep, and it is the one advertisement in the trade that is offered to you.",
        },
      ],
    },
  ],
};

const humidor: GuideChapter = {
  title: "The humidor as a catalog",
  lead: "Not an inventory and not a poem: a list that a stranger can drive across town for.",
  leaves: [
    {
      blocks: [
        {
          kind: "paragraph",
          text: "The walk-in holds two hundred facings, and nobody is asking you for two hundred pages. The work divides by three: pages for the spine of the room, lines for everything else, and silence about what may be gone by Thursday.",
        },
        { kind: "heading", text: "Which brands deserve a page" },
        {
          kind: "paragraph",
          text: "Ask three questions of each house. Is it always here? Do people ask for it by name? Have you something to say about it that the box doesn’t? Three times yes is a page. Twice is a line with a sentence. Once is a line.",
          note: "Five pages written by someone who smokes them will outlast fifty copied from the maker.",
        },
        { kind: "heading", text: "How current is current enough" },
        {
          kind: "terms",
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
        { kind: "heading", text: "What to write when the box is gone" },
        {
          kind: "paragraph",
          text: "Never take the page down. Its address is what search remembers, and a smoker who finds it empty is still a smoker two miles away. Three sentences keep the visit:",
        },
        {
          kind: "wording",
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
          kind: "ledger",
          columns: [
            { title: "House and line", share: 9 },
            { title: "Always here", share: 4 },
            { title: "Asked for by name", share: 5 },
            { title: "We can say something", share: 6 },
          ],
          rows: 10,
        },
        {
          kind: "ledger",
          title: "The Friday walk",
          columns: [
            { title: "Gone", share: 5 },
            { title: "Came in", share: 5 },
            { title: "Asked for, and we had none", share: 7 },
          ],
          rows: 4,
        },
        {
          kind: "aside",
          text: "The third column is the one to bring to your rep. Four weeks of it make an order nobody has to guess at.",
        },
      ],
    },
  ],
};

const gate: GuideChapter = {
  title: "An age gate that isn’t a wall",
  lead: "Keep minors out, let search engines in, and ask a regular once.",
  leaves: [
    {
      blocks: [
        {
          kind: "paragraph",
          text: "A question on a screen has never checked anybody’s age. What it does is state who the page is for, and your state, your payment company or a platform may require that of you. Find out who asks for it before you build it. The check that counts is a photo ID at the counter.",
          note: "The federal age is 21, without exceptions. Your sign, your site and your staff should all say the same number.",
        },
        {
          kind: "table",
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
          kind: "wording",
          title: "The question, worded",
          paragraphs: [
            "This is the site of a cigar lounge. Are you 21 or older? [Yes, I am] [No]",
            "We check photo ID at the door and at the counter.",
          ],
        },
        {
          kind: "checklist",
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

export const cigarChapters: GuideChapter[] = [found, humidor, gate];
