import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import type { IndustryCopy } from "./industry-copy.ts";

export const cigarLoungesCopy = editable(
  "cigar-lounges",
  (facts: Facts): IndustryCopy => ({
    meta: {
      title: "Marketing for Cigar Lounges and Tobacconists",
      description:
        "Where ad platforms turn tobacco away, a lounge grows by search, humidor pages, events and lockers. We build those with the rules in view.",
    },
    hero: {
      label: "For cigar lounges",
      title: "You can’t buy the ad.",
      turn: "Own the search.",
      lead: "The big ad platforms refuse tobacco. What remains is every place where adults look on purpose: the map, the search for a stick you have in stock, and a member who brings a friend.",
      playbookButton: "Get the lounge playbook",
      callButton: "Book a strategy call",
      figure: {
        label: "Plate I",
        alt: "A lit cigar on a black ashtray, a line of smoke rising, a tumbler of whisky behind it",
        caption: "The first third",
      },
    },
    intro: {
      paragraphs: [
        "A lounge sells two things. One is tobacco: boxes and singles, a walk-in humidor that somebody tends, and a counter where a guest whose last cigar was at a wedding is handed the right one. The other is an evening: a chair, clean air, a drink where the license allows it, and company that leaves you alone when you’d like that.",
        "The rules treat the two as one. Paid ads on the large platforms are closed to tobacco, and an account can be lost over a post that reads like a sale. An age gate belongs on the site, yet a careless one hides every page from search. Shipping brings age checks, state taxes and carriers with policies of their own. What you may sample, pour or light indoors changes from state to state, sometimes from county to county.",
        "So a lounge grows the old way, by being found and being vouched for. That can be organized. Someone searching for a brand and your town at four o’clock is in your chair by seven if the page says it’s on the shelf. Someone who stayed three hours will think about a locker once a person, or a page, has explained what it includes.",
      ],
    },
    solution: [
      { text: "We turn the search for " },
      { text: "one good cigar", stressed: true },
      { text: " into a first evening, and the evenings after it into " },
      { text: "a name on a locker", stressed: true },
      { text: "." },
    ],
    problems: {
      title: "Said across the counter",
      rows: [
        {
          says: "“We boosted one post and lost the account.”",
          cause: "The platform was never for sale to you.",
          behind:
            "Its ad policy bars tobacco, however tasteful the photograph. Put the money into pages and lists you own, and let social show the room.",
        },
        {
          says: "“The phone rings all day: do you carry this, do you carry that?”",
          cause: "Your humidor isn’t on your website.",
          behind:
            "A page for each brand, current enough to trust, answers the call. It also meets the people who would never have called.",
        },
        {
          says: "“New faces come for the maker’s night and vanish.”",
          cause: "Nobody wrote their names down.",
          behind:
            "An RSVP with an email and an age check is a minute’s work. The note next morning, with the date of the next evening in it, is less.",
        },
        {
          says: "“Everybody loves the room. Nobody asks about a locker.”",
          cause: "Membership is a sheet behind the register.",
          behind:
            "Price, terms, what’s included, who is waiting: until it’s on a page, it is offered only to the guests bold enough to ask.",
        },
        {
          says: "“A vape shop comes up above us.”",
          cause: "The map can’t tell the two of you apart.",
          behind:
            "Category, photographs and the words in your reviews decide whether you’re listed as a place to buy or a place to spend the evening.",
        },
      ],
    },
    build: {
      title: "What we build in three leaves",
      layers: [
        {
          name: "Wrapper",
          title: "Visibility systems",
          text: "What people see before they light it. The right category on every map, hours that hold on holidays, an age gate that search engines can read past, and humidor pages by brand, strength and size, each with your number on it.",
        },
        {
          name: "Binder",
          title: "Loyalty systems",
          text: "What holds it together. One book for walk-ins, members and lockers, with the last purchase and what they thought of it. Renewals raised before they lapse, an event list that remembers who came, a message when their box is in. Only to adults who said yes.",
        },
        {
          name: "Filler",
          title: "Authority content",
          text: "What it tastes of. Notes from your own palate, a guide to a first cigar or a wedding box, pairings, the maker’s visit properly told. Written for adults who came looking, and shown to you before it goes out.",
        },
      ],
    },
    pair: {
      title: "One humidor page, drawn twice",
      note: "A specimen. The Tallow Lane Lounge does not exist.",
      before: {
        label: "Before",
        caption: "A humidor page that says there are cigars",
        house: "Tallow Lane",
        title: "Premium cigars",
        text: "We carry all the top brands. Call or stop by to see our selection.",
        entries: [],
        button: "Call us",
      },
      after: {
        label: "After",
        caption: "The same humidor with sizes, wrappers, what is left and the day of the count",
        house: "Tallow Lane",
        title: "On the shelf on Friday",
        text: "Counted this morning, before we opened. Ask for one to be held until you are here.",
        entries: [
          { term: "Corona, Connecticut, mild", details: "2 boxes" },
          { term: "Robusto, Habano, medium", details: "11 singles" },
          { term: "Churchill, maduro, full", details: "back on the 14th" },
        ],
        button: "Hold one for tonight",
      },
      notes: [
        {
          id: "title",
          title: "The count has a day",
          text: "A list without a date is not believed, and the phone rings anyway.",
        },
        {
          id: "entries",
          title: "Searched by size and wrapper",
          text: "People type the vitola, the wrapper and the town. Each line here can be found that way.",
        },
        {
          id: "button",
          title: "Nothing is sold online",
          text: "The page holds a cigar. The sale is made at your counter, where you see who is buying.",
        },
      ],
    },
    deliverables: {
      title: "What you get for each room",
      note: "We plan with the rules in view. Your counsel has the last word on them.",
      figure: {
        label: "Plate II",
        alt: "A tumbler of whisky in green light, a cigar resting beside it",
        caption: "The second hour",
      },
      groups: [
        {
          title: "The front window",
          items: [
            "Map and directory listings, corrected",
            "An age gate that doesn’t block search",
            "Shot list for the room, the chairs, the light",
          ],
        },
        {
          title: "The humidor",
          items: [
            "Brand pages with stock people can trust",
            "“Do you carry it?” answered by Dash",
            "Arrival notes to those who asked",
          ],
        },
        {
          title: "The lockers",
          items: [
            "Membership page: price, terms, waiting list",
            "Renewal and birthday letters",
            "A guest pass that brings back a name",
          ],
        },
        {
          title: "The calendar",
          items: [
            "Event pages with RSVP and age check",
            "Night-before reminder, morning-after note",
            "Father’s Day and December gift pages, early",
          ],
        },
      ],
    },
    promo: {
      title: "Start with The Smoke Signals Playbook",
      text: "What to publish when you can’t advertise, what belongs on a humidor page, and when to bring up the locker. It was written for lounge owners and nobody else, and it costs nothing.",
      button: "Get the lounge playbook",
      cover: { title: "The Smoke Signals Playbook", line: "For the lounge" },
    },
    closing: {
      title: "Pull up a chair, by phone",
      text: `A free ${facts.sessionMinutes.strategyCall}-minute strategy call about your humidor, your members and the rules where you are. You leave with a first step, hired or not.`,
      button: "Book a strategy call",
    },
  }),
);
