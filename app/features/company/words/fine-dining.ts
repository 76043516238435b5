import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { formatPrice } from "#platform/text/format-price.ts";
import type { IndustryCopy } from "./industry-copy.ts";

/** Of a house that does not exist. */
const roomPrice = { lowDollars: 1800, highDollars: 1800 };

export const fineDiningCopy = editable(
  "fine-dining",
  (facts: Facts): IndustryCopy => ({
    meta: {
      title: "Marketing for Fine Dining Restaurants",
      description:
        "Direct reservations, a private room that books and regulars you know by name: search, guest records and writing for fine dining.",
    },
    hero: {
      label: "For fine dining",
      title: "Fill Tuesday",
      turn: "without cheapening Saturday",
      lead: "Your weekends look after themselves. We work on the rest: the quiet weeknights, the private room, and guests who book with you rather than with a platform that charges you for them.",
      playbookButton: "Get the dining playbook",
      callButton: "Book a strategy call",
      figure: {
        label: "Plate I",
        alt: "A place set with a gold-rimmed plate and a folded red napkin, two candles and a glass of wine",
        caption: "Table four, a quarter to seven",
      },
    },
    intro: {
      paragraphs: [
        "A dining room is perishable. The four-top that sat empty at seven can’t be sold at nine, the fish is already in the house, and the brigade is paid whether the room turns once or twice. You know all this to the cover. What can’t be seen from the pass is what happens to a guest before the host says good evening.",
        "They look you up in a cab. The menu they open is two seasons old and has to be pinched and dragged. The tasting menu has no price. The Reserve button hands them to a platform that shows three other restaurants on the next screen, keeps their address and may bill you for the cover. The note about a dinner for sixteen lands in an inbox that is read after service, which means tomorrow, when somebody else has already answered.",
        "None of this is hard to put right, and none of it needs a discount. It needs pages that read like your menu, a deposit asked for with grace, a guest list that belongs to you, and somebody to answer while you cook.",
      ],
    },
    solution: [
      { text: "We fill " },
      { text: "the seats you already have", stressed: true },
      { text: " with " },
      { text: "guests you’d seat again", stressed: true },
      { text: ", and never by touching the price." },
    ],
    problems: {
      title: "Said after the last table leaves",
      rows: [
        {
          says: "“Saturday turns twice. Midweek I send a cook home.”",
          cause: "Online, midweek looks just like Saturday.",
          behind:
            "A shorter menu, a flight, a seat at the counter: the weeknight needs its own reason, sent to regulars who live close by.",
        },
        {
          says: "“Two tables didn’t show. That was the night’s profit.”",
          cause: "The booking asks for nothing.",
          behind:
            "A deposit, stated plainly before they choose a time, and a reminder that can be answered with one tap. Guests who mean to come rarely mind.",
        },
        {
          says: "“The platform sends the guests, then it sends the bill.”",
          cause: "You rent the introduction every time.",
          behind:
            "A search for your own name shows its page before yours. Your booking goes first on your site, your listing and your profile, and the guest’s details stay in the house.",
        },
        {
          says: "“Nobody knows we have a private room.”",
          cause: "It has one photograph and a contact form.",
          behind:
            "Whoever plans that dinner compares three rooms before lunch. They need capacity, minimum spend, menus and a held date, the same day.",
        },
        {
          says: "“The menu changed in March. The website didn’t.”",
          cause: "It’s a PDF that one person can edit.",
          behind:
            "Phones can’t show it, search reads it badly, and guests arrive wanting the dish you took off. Menus belong on the page, as text, changed by whoever changes the dish.",
        },
      ],
    },
    build: {
      title: "What we build from door to pass",
      layers: [
        {
          name: "The door",
          title: "Visibility systems",
          text: "How you are found and chosen. Listings with the right cuisine, price and closures. Menus as text, so that a search for the dish, or for the allergy, arrives at you. A private-dining page fit to be forwarded, and your own Reserve button ahead of everyone else’s.",
        },
        {
          name: "The table",
          title: "Loyalty systems",
          text: "How you remember. One guest book beside the reservations: the anniversary, the allergy, the corner they like, the wine they asked the name of. A line the next morning, a word before the menu turns, and first call for regulars when the truffles come in.",
        },
        {
          name: "The pass",
          title: "Authority content",
          text: "How you are spoken of. The grower, the cellar, the dish that took all winter, in the chef’s own words, taken down by us between deliveries. Pages that a critic can check and a concierge can send on.",
        },
      ],
    },
    pair: {
      title: "One private room, drawn twice",
      note: "A specimen. The restaurant Orrin does not exist.",
      before: {
        label: "Before",
        caption: "A private-dining page that asks for an inquiry",
        house: "Orrin",
        title: "Private events",
        text: "Let us host your next special occasion. Please inquire for details.",
        entries: [],
        button: "Inquire",
      },
      after: {
        label: "After",
        caption: "The same room with seats, minimum spend, menus and a date to hold",
        house: "Orrin",
        title: "A room for twelve to twenty",
        text: "Behind the cellar, with one long table and a door of its own to the street.",
        entries: [
          { term: "Seated, at one table", details: "20" },
          { term: "Minimum spend, Monday to Thursday", details: formatPrice(roomPrice, facts.place) },
          { term: "Menus", details: "two, on this page" },
        ],
        button: "Hold a date until noon tomorrow",
      },
      notes: [
        {
          id: "title",
          title: "How many it seats",
          text: "Whoever plans the dinner has a number of guests before anything else. The headline answers it.",
        },
        {
          id: "entries",
          title: "The minimum is printed",
          text: "Three rooms are compared before lunch. The one that has to be asked for its price is asked last.",
        },
        {
          id: "button",
          title: "A date can be held",
          text: "The assistant who books still has to ask the boss. Until noon tomorrow the room is theirs.",
        },
      ],
    },
    deliverables: {
      title: "What you get from search to farewell",
      note: "We keep out of the way of service: calls in the morning, nothing asked of you on a Friday night.",
      figure: {
        label: "Plate II",
        alt: "A row of wine glasses in candlelight, the first with a little red wine",
        caption: "Polished before five",
      },
      groups: [
        {
          title: "Before they book",
          items: [
            "Menus as text, edited by the kitchen",
            "Direct reservations ahead of platforms",
            "Listings and holiday closures in step",
          ],
        },
        {
          title: "The night itself",
          items: [
            "Deposit and cancellation wording",
            "Confirmation and reminder, in your tone",
            "Dash for calls missed during service",
          ],
        },
        {
          title: "The private room",
          items: [
            "A page with capacity, minimums, menus",
            "A same-day reply to every inquiry",
            "Letters to companies before the holidays",
          ],
        },
        {
          title: "The morning after",
          items: [
            "A thank-you, and one request for a review",
            "Guest notes kept for the next visit",
            "The new menu, told to regulars first",
          ],
        },
      ],
    },
    promo: {
      title: "Take The Private Table Playbook home",
      text: "Quiet weeknights, guests worth knowing by name, and the repairs a restaurant’s website needs before anything else. Four parts, for owners and chefs who read standing up. Free.",
      button: "Get the dining playbook",
      cover: { title: "The Private Table Playbook", line: "For the dining room" },
    },
    closing: {
      title: "Tell us which night is quiet",
      text: `A free ${facts.sessionMinutes.strategyCall}-minute strategy call. Bring last week’s covers. We’ll tell you where we would start, and what we would leave exactly as it is.`,
      button: "Book a strategy call",
    },
  }),
);
