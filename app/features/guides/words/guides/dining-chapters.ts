import type { GuideChapter } from "./guide-copy.ts";

const visibility: GuideChapter = {
  title: "Visibility Systems",
  lead: "Many who search for you already know your name. See who answers when they say it.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "Type the name of the house into a phone that has never dined with you. Above your own page there may stand a platform’s, with a button that looks like yours; below it, a site that copied your menu two chefs ago. The guest had chosen you already. The rest was decided by whoever came first.",
        },
        { part: "heading", text: "Put your own button in front" },
        {
          part: "list",
          items: [
            "One Reserve button on every page of your site, and it opens a table, not a page about tables.",
            "The same address in the booking field of your map listings. Google lets an owner name a preferred link, and shows it ahead of the others.",
            "The same in your profiles, your mail signature and your voicemail.",
            "Old profiles taken down. An empty calendar under your name says that you are full.",
          ],
          note: "Keep the platform if it brings strangers. Stop paying it for guests who typed your name.",
        },
        {
          part: "paragraph",
          text: "Then give people a reason to use it: the same tables, the same hours, and the corner or the counter besides.",
        },
        { part: "heading", text: "A menu that can be read from a sidewalk" },
        {
          part: "paragraph",
          text: "Set the menu as text, at one address that never changes, with the date in words. Courses are headings, dishes are lines, prices are figures. A search for sweetbreads and your street can only arrive at a page that says sweetbreads. Print the card from that page, and the two can’t disagree.",
        },
        { part: "heading", text: "Listings that agree" },
        {
          part: "paragraph",
          text: "Choose the category that says most: the cuisine if people search for it, fine dining if they don’t. Enter the price level truthfully. Closures go in the day they are decided, on three maps, by one person whose name is on the schedule.",
          note: "Two weeks in August, the Monday after Easter, the private party on the 14th: each has stranded someone.",
        },
        { part: "heading", text: "A page fit to be forwarded" },
        {
          part: "paragraph",
          text: "The private room needs a page of its own, because whoever finds it is rarely the one who decides. Seats, the minimum, a sample menu, a photograph, and how soon you reply.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "Your name, in a stranger’s hand",
      lead: "Search for the house by name, then for a dish, then for a private room. Write what you see.",
      blocks: [
        {
          part: "ledger",
          columns: [
            { title: "On the first screen", share: 6 },
            { title: "Whose page is it?", share: 5 },
            { title: "Where does its button lead?", share: 6 },
          ],
          rows: 7,
          firsts: [
            "First",
            "Second",
            "Third",
            "The map’s panel",
            "Our best-known dish",
            "Private room, our town",
            "Our name and “menu”",
          ],
        },
        {
          part: "fields",
          rows: [
            ["Taps to a table for two", "Taps to the menu"],
            ["Date on the menu", "Last closure entered by"],
          ],
        },
        {
          part: "checklist",
          title: "The same on our site, on Google, on Apple Maps and on the platform",
          items: [
            "Hours of the kitchen, not of the building; the last seating",
            "Category, price level, dress, parking or valet, step-free entrance",
            "The telephone rings where somebody can answer it",
            "The menu link opens today’s menu as a page",
            "The Reserve button opens our own book first",
            "Photographs show the room as it is now, at the hour when guests come",
          ],
        },
      ],
    },
  ],
};

const loyalty: GuideChapter = {
  title: "Loyalty Frameworks",
  lead: "Your best servers carry a guest book in their heads. Get it out before they move to Chicago.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "Being recognized is the one luxury that a larger restaurant can’t buy in. It lives in three or four people, and leaves with them. A guest book that the whole floor uses needs no new software: the notes field of your reservation book will do, if everyone writes in it the same way.",
        },
        {
          part: "table",
          columns: [
            { title: "Write down", share: 7 },
            { title: "Like this", share: 10 },
            { title: "Never", share: 8 },
          ],
          rows: [
            ["The allergy", "Sesame, severe, says so herself. Ask again each time", "“Claims to be allergic”"],
            ["The occasion", "Married here 6/14; comes that week", "An age, a diagnosis, a divorce"],
            ["The favored corner", "Table 9, his back to the wall", "Who sat there with him"],
            ["The glass", "Started with Chablis, asked about the Jura", "How many"],
            ["What went wrong", "3/2: forty minutes to mains. Called 3/3, Elena", "Whose fault it was"],
            ["Pace", "Two hours, never rushed", "Anything about money"],
          ],
        },
        { part: "heading", text: "The rule over all the others" },
        {
          part: "paragraph",
          text: "Write nothing that you wouldn’t turn around and show the guest. Several states let people ask for what you hold about them; manners got there first.",
          note: "An allergy note is a prompt to ask, never a reason not to.",
        },
        { part: "heading", text: "Ten minutes, every night" },
        {
          part: "paragraph",
          text: "While the last tables pay, each server names two guests and one thing about each. One person types. Nobody goes home first. Within weeks a new server can greet a stranger by name.",
        },
        { part: "heading", text: "Own the list" },
        {
          part: "paragraph",
          text: "Read your contract with the platform: who may write to these guests, what you may export, and what stays behind when you leave. Export what is yours on the first of each month, and keep it locked.",
        },
      ],
    },
    {
      title: "When to write, and what",
      lead: "Four letters a year is many. Each has the guest’s reason, not yours.",
      blocks: [
        {
          part: "table",
          columns: [
            { title: "The moment", share: 8 },
            { title: "Who writes", share: 6 },
            { title: "What it says", share: 11 },
          ],
          rows: [
            ["The morning after a first visit", "The manager", "Thank you, and one thing you noticed they enjoyed"],
            ["Three weeks before their date", "The host", "The corner is held until Friday; a word is enough"],
            ["Before the menu turns", "The kitchen", "What is going, for those who loved it; last evenings"],
            ["Ninety days’ silence", "Whoever knows them", "No offer. A question, and only once"],
            ["After something went wrong", "The owner, by phone", "Before noon, without a coupon"],
          ],
        },
        {
          part: "wording",
          title: "The morning after a first visit",
          paragraphs: [
            "Dear [Mr. Adeyemi], thank you for coming in last night. [Tomas] tells me that you stopped talking at the [squab], which we take as praise. Next time, ask for [table 9]: it is quieter.",
          ],
        },
        {
          part: "wording",
          title: "Three weeks before an anniversary",
          paragraphs: [
            "Dear [Ms. Laurent], last year you were with us on [June 14]. I have kept [the corner] for that evening and will hold it until [Friday]. If this year it’s another place or another day, no reply is needed, and we wish you both a good one.",
          ],
        },
        {
          part: "wording",
          title: "After ninety days",
          paragraphs: [
            "Dear [Daniel], we haven’t seen you since [the end of January], and I caught myself looking for you on [Thursday]. If we did something, I would like to know it. If life did, the [Jura] is still here.",
          ],
        },
        {
          part: "aside",
          text: "Letters that sell carry a postal address and a way out. Texts that sell need written consent of their own.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "Two a night",
      lead: "Pin it by the pass for two weeks, then move it into the book. One line for a guest, in ink.",
      blocks: [
        {
          part: "ledger",
          columns: [
            { title: "Date", share: 3 },
            { title: "Guest", share: 6 },
            { title: "One true thing", share: 9 },
            { title: "Noticed by", share: 4 },
          ],
          rows: 16,
        },
        {
          part: "fields",
          rows: [["Moved into the book on", "By"]],
        },
      ],
    },
  ],
};

const authority: GuideChapter = {
  title: "Authority Content",
  lead: "A critic checks it, a concierge sends it on, and the chef has eleven minutes. Publish accordingly.",
  pages: [
    {
      blocks: [
        {
          part: "paragraph",
          text: "You have no need of a blog. You need a small number of pages that are true, dated and worth quoting, because that is what other people link to: the guide, the hotel, the wine merchant, the journalist at her desk at ten at night with a fact to confirm.",
        },
        {
          part: "terms",
          rows: [
            {
              term: "The grower",
              text: "Four times a year. Who brings it, from how far, since when, what they refused to sell you last month.",
            },
            {
              term: "The cellar",
              text: "Once a year, and when something arrives. What it is strong in, what it leaves to others, corkage in figures.",
            },
            {
              term: "The new dish",
              text: "When the menu turns. What it replaced, what failed on the way, what to drink with it.",
            },
            {
              term: "The house",
              text: "Once, then kept true. Names and titles, seats, opening year, two photographs free to print, one telephone number for the press.",
            },
          ],
        },
        { part: "heading", text: "How to get it out of the chef" },
        {
          part: "paragraph",
          text: "Not in writing, and not on a Friday. Go to the kitchen at half past two on a quiet day with a phone that records and three questions. Stand where the work is. Leave after eleven minutes even if it is going well. Somebody types it up in the chef’s own words and reads it back over the stockpot; the chef strikes one sentence, always the best one, and you let it go.",
          note: "*What did you throw out this week? Who called you about it? What would you eat it with?*",
        },
        { part: "heading", text: "How often" },
        {
          part: "paragraph",
          text: "One page a month is more than most, and enough. Publish on a Thursday morning, when people choose their Saturday; put it on the site first, then send it to the list, then let the platforms have the photograph. A page that is older than the menu it describes is taken down or dated.",
        },
        { part: "heading", text: "True in every word" },
        {
          part: "paragraph",
          text: "A menu and the pages around it are held to what they say. A farm is named only while its food is on the plate. Wild, organic, local, prime and day-boat mean something to a health inspector, a competitor and a guest with a lawyer. Where you aren’t sure, name the place and the person instead; it reads better, too.",
        },
      ],
    },
    {
      isWorksheet: true,
      title: "Eleven minutes with the chef",
      lead: "Hold the phone, ask in this order, write only what you can’t record: gestures, and what was on the board.",
      blocks: [
        { part: "fields", rows: [["Date", "The dish or the delivery"]] },
        { part: "lines", label: "What came in this week that you didn’t order?", count: 2 },
        { part: "lines", label: "What did you throw out on the way to this dish, and why?", count: 3 },
        { part: "lines", label: "Who grew, caught or aged it? What did they say when they called?", count: 3 },
        { part: "lines", label: "What would you eat it with, on your night off?", count: 2 },
        {
          part: "ledger",
          title: "Four quarters, four growers",
          columns: [
            { title: "", share: 3 },
            { title: "Who", share: 6 },
            { title: "What is on the plate then", share: 7 },
            { title: "Recorded on", share: 4 },
          ],
          rows: 4,
          firsts: ["Winter", "Spring", "Summer", "Fall"],
        },
      ],
    },
  ],
};

export const diningChapters: GuideChapter[] = [visibility, loyalty, authority];
