import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import type { DrawnNote } from "#platform/sections/drawn-page.tsx";
import { meetingsOf } from "../rules/meeting.ts";

function ways(facts: Facts): string {
  const [only, ...others] = meetingsOf(facts);
  return only && others.length === 0 ? `by ${only}` : "by video or phone";
}

export const bookConsultationCopy = editable("book-consultation", (facts: Facts) => ({
  meta: {
    title: "Book a Free Consultation",
    description: `A free ${facts.sessionMinutes.consultation}-minute session on how guests find you, where you lose them, and the quick wins to take first. Hired or not, you keep the notes.`,
    service: {
      name: "Free consultation",
      description: `A free ${facts.sessionMinutes.consultation}-minute session, ${ways(facts)}: a review of what a guest sees, 2–3 quick wins, and a plain answer on whether we could help.`,
      isBookedHere: true,
    },
  },
  hero: {
    title: "Bring a question,",
    turn: "leave with a list",
    lead: `A free ${facts.sessionMinutes.consultation}-minute consultation about how guests find you, what they meet on the way, and what we would put right first.`,
    button: "Book my session",
  },
  promised: { lead: "{name}: {minutes}\u00a0minutes, free of charge. {about}" },
  expect: {
    title: "What to Expect",
    lead: `A free ${facts.sessionMinutes.consultation}-minute session, ${ways(facts)}. We’ll have searched for you beforehand, the way a guest does, so that we spend the time on your place and none of it on introductions.`,
    items: [
      {
        when: "To begin",
        title: "We review what a guest sees",
        text: "Your site, your listings, your reviews, and the whole journey from a first search to a seat at the bar or a table by the window. We share what we saw, including what made us hesitate.",
      },
      {
        when: "Then",
        title: "We name 2–3 quick wins",
        text: "Repairs that you or your team can make within a week. A listing to correct, a page to write, a reply to keep ready. You keep the list, whether or not we ever work together.",
      },
      {
        when: "To finish",
        title: "We say how we could help",
        text: "If there’s a fit, you hear what it would be and roughly what it would cost. There’s no pressure and no second call unless you ask for one. If we aren’t the right people, we’ll tell you that too.",
      },
    ],
  },
  // For the owner to replace with the audit of a client who agrees to it.
  specimen: {
    title: "What an audit reads like",
    lead: "Two sheets, the way you would get them. Quarrow Hill is made up: this is a specimen, and nobody’s real page is shown.",
    page: {
      label: "Sheet 1",
      caption: "The visit page of Quarrow Hill, a winery that does not exist, with four remarks",
      house: "Quarrow Hill",
      title: "Welcome to our family",
      text: "Nestled among rolling hills, we craft wines of distinction for every occasion.",
      entries: [
        { term: "Hours", details: "vary by season" },
        { term: "Tastings", details: "see the PDF" },
      ],
      button: "Contact us",
    },
    open: "Read both sheets",
    found: {
      title: "Sheet 1: what a guest meets",
      items: [
        {
          id: "picture",
          title: "The room is not shown",
          text: "The first picture is a hill without people. Guests look for the bar, the terrace and somebody sitting there.",
        },
        {
          id: "title",
          title: "No grape, no valley, no town",
          text: "A search for a tasting nearby finds the three neighbors who name all of them in their first line.",
        },
        {
          id: "entries",
          title: "Hours and fee are somewhere else",
          text: "The map closes at four and the page says that it varies. The fee stands in a file too small to read on a phone.",
        },
        {
          id: "button",
          title: "One can only write and wait",
          text: "The button opens an empty mail. Sent on a Saturday, it is read on Monday.",
        },
      ] satisfies DrawnNote[],
    },
    first: {
      title: "Sheet 2: what to do first",
      items: [
        {
          title: "This week",
          text: "The same hours on the page, on Google and on Apple Maps. One hour, and you can do it yourself.",
        },
        {
          title: "This month",
          text: "The tastings with their fee and what waives it, as text, and a button that books a seat.",
        },
        {
          title: "Before the spring release",
          text: "Photographs of the bar on a full afternoon. One morning’s work, once your guests have agreed.",
        },
      ],
    },
  },
  // For the owner to replace.
  testimonial: {
    quote: "We’ll tell you what we would do with your money if it were ours, and sometimes that means keeping it.",
    name: facts.brand.name,
    role: "A pledge of the house.",
  },
  booking: {
    title: "Request your session",
    form: {
      name: "Free Consultation Form",
      title: "First, a few words about your place",
      lead: "What you make or serve, and what you’d like to be different by next season. Two sentences are plenty. The calendar follows as soon as you send it.",
      button: "Send and choose a time",
      alreadySent: "Already sent it? Choose a time",
    },
    calendar: {
      name: "Consultation Calendar",
      thanks: "Thank you, we have your note.",
      title: "Now choose a day and a time",
      lead: "Pick whatever suits your service. Should something come up, the confirmation has a link to move or cancel the session.",
    },
  },
  kinds: {
    title: "Other sessions",
    lead: "Each has a calendar of its own. All of them offer times that are really free.",
    minutes: "{minutes}\u00a0minutes",
    choose: "Choose a time",
    first: "Not sure which one? Begin with the free consultation",
  },
  why: {
    title: "Why Work With Us",
    items: [
      {
        title: "Premium-focused",
        text: "We work for places where guests notice the glass. We learn the trade’s words before we write any, and we won’t fill your room with people who came for a coupon.",
      },
      {
        title: "Results-driven",
        text: "Tastings booked, lockers taken, covers on a weeknight: we agree on what to count before we begin. Each report says what moved, what didn’t, and what we change next.",
      },
      {
        title: "Flexible",
        text: "Done with you, if somebody in the house likes to write and only needs a plan. Done for you, if everybody is on the floor. You can change from one to the other with the season.",
      },
    ],
  },
  notSure: {
    title: "Not Sure Yet",
    text: "Then don’t book. Take the visibility quiz instead: fifteen questions, about 3\u00a0minutes, and a score that says whether a conversation is worth your time.",
    button: "Take the visibility quiz",
  },
}));

export type BookingCopy = ReturnType<typeof bookConsultationCopy>;

/** In a sentence to the owner about somebody who asked. */
export const consultationAsked = "a consultation";
