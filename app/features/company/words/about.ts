import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { counted } from "#platform/text/counted.ts";

export const aboutCopy = editable("about", (facts: Facts) => ({
  meta: {
    title: "A letter from the founder, and how we work",
    description:
      "Why a small consultancy keeps to wineries, cigar lounges, fine restaurants and craft brands, what it believes, and the five steps of its work.",
    service: {
      name: "Growth consulting for slow trades",
      description:
        "A boutique consultancy for wineries, cigar lounges, fine restaurants and craft brands: visibility, guest relations and an AI assistant, done for you or with you.",
    },
  },
  letter: {
    title: "Why we keep",
    titleSecondLine: "to the slow trades",
    // For the owner to replace.
    dateline: `${facts.brand.name}, ${facts.contact.locality}`,
    salutation: "Dear reader,",
    // For the owner to replace.
    paragraphs: [
      "A founder’s letter is usually about the founder. You did not come for that. You want to know whether we understand a room like yours, and whether its name would be safe with us. So here is what we believe, and how we work.",
      "We believe that slow work is owed a fair hearing. A vintage gets one chance a year. A cigar is rolled by hand and then left to rest, because nothing else will do. The sauce on tonight’s plate was started yesterday. People who work like this are seldom at a desk, and so the world reads about them in the words of whoever was: a directory, a delivery app, a guest with a grudge.",
      "We chose these trades because ordinary marketing fits them badly. A winery earns best on the bottle sold across its own bar, and may ship only to the states that let it. A lounge cannot buy the ads that a shoe store buys, because the large platforms refuse tobacco. A restaurant has no use for more requests at eight on Saturday. It needs those guests to turn up, and it needs others on a weeknight. A maker with one pair of hands cannot put the work down each time a message comes.",
      "The work follows from that. We go through your door as a guest would before we give advice about it. We write down what we would do, and what it costs. We write in your words, and when an allocation letter needs a sentence that only the cellar can supply, we ask the cellar. Dash, our assistant, answers when nobody can. It says what it is, and it hands over to you. At the end of the month we count guests first and clicks after.",
      "If your work is better than the world has noticed, I would like to hear about it.",
    ],
    signOff: "With kind regards",
    /** Until the founder has a name. */
    signature: facts.brand.name,
    postscript: "P.S. Our prices are on the services page. You print yours on the list, so it seemed only fair.",
    figure: {
      label: "Plate I",
      caption: "Sealed by hand",
      alt: "A dark red envelope closed with a wax seal, a pen beside it",
    },
  },
  reasons: {
    title: "Four reasons to choose a small house",
    // For the owner to replace.
    items: [
      {
        title: "We know the trade",
        text: "Allocation lists and club runs, locker renewals and the age gate, no-shows and the second seating. You will not pay us to learn the words.",
      },
      {
        title: "We count guests",
        text: "Tastings booked, members kept, private rooms taken, covers on a weeknight. The clicks are in the report as well, toward the end.",
      },
      {
        title: "For you, or with you",
        text: "Some owners want it off their desk by Monday. Others write well and want an editor and a deadline. We work either way.",
      },
      {
        title: "One house for all of it",
        text: "The pages, the search work, the guest book and Dash come from one place. You will never hear that it was the other agency’s fault.",
      },
    ],
  },
  process: {
    title: "Five steps, from stranger to regular",
    // For the owner to replace.
    steps: [
      {
        title: "Discover",
        text: "We come as a stranger comes: search, call, book, arrive. Then we sit down with you for what no search could tell us, such as the margin on the club, the empty nights, and the rules you pour or light under.",
      },
      {
        title: "Design",
        text: "One plan that you can read standing at the bar: what to mend, what to build, what to leave alone, in which order and at what price.",
      },
      {
        title: "Deploy",
        text: "Pages, listings, guest book and Dash go live in a week that you choose. Never during harvest, and never on the Friday before Valentine’s Day.",
      },
      {
        title: "Optimize",
        text: "Each month we look at where guests came from and where they gave up: the page they left, the call that rang out, the form half filled. We change that, and tell you what we changed.",
      },
      {
        title: "Elevate",
        text: "Once the room is full, we turn to who fills it: the longer tasting, the members’ evening, the table by the window, the allocation list with a wait.",
      },
    ],
  },
  invitation: {
    label: "The first conversation",
    title: "Ask what you would ask a neighbor",
    // For the owner to replace.
    text: `The first conversation is free and lasts ${counted(facts.sessionMinutes.consultation, "minute")}. We look at your house together as a guest sees it, and you keep what we find, whether we work together or not.`,
    action: "Schedule a free consultation",
  },
}));

export type AboutCopy = ReturnType<typeof aboutCopy>;
