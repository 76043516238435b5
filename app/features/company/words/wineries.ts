import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { formatPrice } from "#platform/text/format-price.ts";
import type { IndustryCopy } from "./industry-copy.ts";

/** Of a house that does not exist. */
const boxPrice = { lowDollars: 210, highDollars: 210 };

export const wineriesCopy = editable(
  "wineries",
  (facts: Facts): IndustryCopy => ({
    meta: {
      title: "Marketing for Wineries and Wine Clubs",
      description:
        "Search, guest records and writing for wineries that sell direct: a fuller tasting room, a wine club that stays, a shop that ships.",
    },
    hero: {
      label: "For wineries",
      title: "More bottles sold",
      turn: "across your own bar",
      lead: "A bottle you sell yourself keeps the margin a distributor would take. We help the right visitors find the gate, join the club for a reason, and reorder long after they’ve driven home.",
      playbookButton: "Get the winery playbook",
      callButton: "Book a strategy call",
      figure: {
        label: "Plate I",
        alt: "A glass of red wine before a bottle, dark grapes on a wooden table",
        caption: "The reserve, poured early",
      },
    },
    intro: {
      paragraphs: [
        "A winery is a farm, a cellar, a shop and, on weekends, a small venue. The farm and the cellar come first because fruit doesn’t wait. The shop and the tasting room get the hours that are left, and they are judged by people you never see: a couple at a hotel breakfast, one phone between them, choosing two stops for the afternoon.",
        "They want to know five things. Do we need a reservation? What does a tasting cost, and is it waived with a bottle? May we bring the kids, or a group of ten? How far is it from the last stop? What does the room look like? Answer within a minute and you’re on their list. Otherwise the neighbor is.",
        "Then comes the second sale, the one that pays for barrels. Someone who took home two bottles of the Syrah will want it again, if a note arrives at the right moment, in your voice, from a winery that holds the permit to ship to their state. That sale is rarely anybody’s job, so we take it on.",
      ],
    },
    solution: [
      { text: "We join " },
      { text: "the first search", stressed: true },
      { text: " to " },
      { text: "the second case", stressed: true },
      { text: ", so that a good afternoon at your bar doesn’t end in the parking lot." },
    ],
    problems: {
      title: "Heard behind the bar",
      rows: [
        {
          says: "“Saturday we turn people away. Thursday we polish glasses.”",
          cause: "Nothing on the page is for Thursday.",
          behind:
            "A seated tasting with the winemaker, a trade hour, lunch from the cheese shop: midweek needs an offer of its own, and a page people can find it on.",
        },
        {
          says: "“They loved it, bought two bottles and never joined.”",
          cause: "The club is explained in the noisiest minute.",
          behind:
            "At checkout, with six people waiting. Nobody asks again a week later, when the first of those bottles is open on their table.",
        },
        {
          says: "“Members skip a shipment, then they quit.”",
          cause: "The only letter they get is a charge.",
          behind:
            "A card on file and a box on the porch isn’t a membership. Let them swap a bottle, tell them why this wine, and notice when they go quiet.",
        },
        {
          says: "“Wholesale moves the cases. It doesn’t leave much.”",
          cause: "Your own shop is the hardest place to buy.",
          behind:
            "People drink your wine at a restaurant, search for it and land on a retailer. Your page should be there: in stock, with the states you ship to and what freight costs.",
        },
        {
          says: "“Release day is three spreadsheets and a prayer.”",
          cause: "The allocation list lives in too many places.",
          behind:
            "Bar receipts, the club system, somebody’s inbox. Until they are one list, your best buyers hear about the wine when everyone does.",
        },
      ],
    },
    build: {
      title: "What we build from the ground down",
      layers: [
        {
          name: "Topsoil",
          title: "Visibility systems",
          text: "What visitors meet first. Map listings that agree to the minute. A page for each thing people look for: reservations, groups, children, directions, the grape itself. Tasting fees in plain sight, and a booking that works with one thumb in a passenger seat.",
        },
        {
          name: "Clay",
          title: "Loyalty systems",
          text: "What holds the water. One guest book for bar, club and shop. A note after the first visit, a word before each shipment with time to swap, an expired-card reminder that doesn’t sound like a bank, and a short list of members to call.",
        },
        {
          name: "Bedrock",
          title: "Authority content",
          text: "What gives the place its taste. Vineyard pages, vintage notes and letters in your own voice: why you picked early, what the frost took, how long the Cabernet wants. Things a sommelier forwards and a search engine can quote.",
        },
      ],
    },
    pair: {
      title: "One club page, drawn twice",
      note: "A specimen. Quarrow Hill does not exist.",
      before: {
        label: "Before",
        caption: "A club page that asks people to join and says little else",
        house: "Quarrow Hill",
        title: "Join our wine club",
        text: "Become part of the family and enjoy exclusive benefits all year round.",
        entries: [],
        button: "Sign up",
      },
      after: {
        label: "After",
        caption: "The same club with bottles, months, price and the way out in view",
        house: "Quarrow Hill",
        title: "Six bottles, twice a year",
        text: "In April the whites and the Grenache. In October the reds that stay with us until then.",
        entries: [
          { term: "A box, with tax and freight to Oregon", details: formatPrice(boxPrice, facts.place) },
          { term: "Swap a wine or skip", details: "until two weeks before" },
          { term: "Leave", details: "by one letter, on any day" },
        ],
        button: "Join for the October box",
      },
      notes: [
        {
          id: "title",
          title: "The box is the headline",
          text: "How many bottles and in which months: guests ask it at the bar, so the page says it first.",
        },
        {
          id: "entries",
          title: "The way out is printed",
          text: "A club renews by itself. The price with freight, the day to swap and how to leave stand above the button.",
        },
        {
          id: "button",
          title: "The button names a shipment",
          text: "Whoever reads this in June knows when the first box comes, and need not ask.",
        },
      ],
    },
    deliverables: {
      title: "What you get in each season",
      note: "Your dates move with the fruit. The plan moves with them.",
      figure: {
        label: "Plate II",
        alt: "A heap of dark grapes on a table in low light",
        caption: "Picked before sunrise",
      },
      groups: [
        {
          title: "Winter",
          items: [
            "Audit of listings, shop and club pages",
            "Club page and sign-up, rewritten",
            "Bar, club and allocation lists made one",
          ],
        },
        {
          title: "Spring",
          items: [
            "Release letters, best buyers first",
            "Reservation pages: seated, group, private",
            "Partner pages: inns, drivers, caterers",
          ],
        },
        {
          title: "Summer",
          items: [
            "A midweek offer, its page and its letter",
            "Replies to reviews, drafted in your voice",
            "Harvest journal set up and scheduled",
          ],
        },
        {
          title: "Harvest",
          items: [
            "Dash takes the calls nobody can",
            "One photograph and one line a day",
            "Holiday offers and shipping cutoffs, ready to go",
          ],
        },
      ],
    },
    promo: {
      title: "Keep the playbook by the press",
      text: "Visibility, the club, storytelling, the seasons and the neighbors: five subjects, written for people who would rather be in the rows. Read it on a rain day. It’s free, and every step in it can be done without us.",
      button: "Get the winery playbook",
      cover: { title: "Winery Marketing Playbook", line: "For the tasting room" },
    },
    closing: {
      title: "Tell us about your slowest weekday",
      text: `A free ${facts.sessionMinutes.strategyCall}-minute strategy call about the room, the club and the list. You’ll hear what we would put right first, and what can wait until the fruit is in.`,
      button: "Book a strategy call",
    },
  }),
);
