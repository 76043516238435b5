import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { counted } from "#platform/text/counted.ts";
import { formatPrice, formatSetupAndMonthly } from "#platform/text/format-price.ts";

export const dashCopy = editable("dash", (facts: Facts) => ({
  meta: {
    title: "Dash, the AI employee for the late shift",
    description:
      "Dash answers on your site, writes back to missed calls, keeps inquiries and asks for reviews while your team is in service. See one night and the price.",
    service: {
      name: "Dash, AI employee service",
      description:
        "AI chat bots, missed-call communications, lead capture, nurturing and review collection for wineries, cigar lounges, fine restaurants and craft brands.",
      prices: { setup: facts.dash.setup, monthly: facts.dash.monthly },
    },
  },
  hero: {
    title: "Dash",
    titleSecondLine: "works the late shift",
    lead: "An AI employee for the hours when every hand is full. It answers from what you have told it, says in its first line that it is an assistant, and leaves you a tidy list in the morning.",
    action: "Book a consultation",
    secondAction: "See the price",
    caption: "One night, three houses. The conversations are examples.",
  },
  night: {
    label: "One night with Dash",
    // For the owner to replace.
    hours: [
      {
        part: "evening",
        time: { figure: "5:20", half: "pm" },
        place: "A tasting room",
        title: "AI chat bots",
        text: "The last flight is poured and the bar is being wiped. Somewhere a couple plans Sunday from the sofa, on your website. Dash answers from your own pages, your hours and your shipping list. What it does not know it passes on, with a name attached.",
        quote: {
          speaker: "Guest",
          words: "Can you send a case to my mother in Ohio?",
          note: "Answered from the states you ship to, with the word that an adult must sign.",
        },
      },
      {
        part: "evening",
        time: { figure: "8:10", half: "pm" },
        place: "A dining room",
        title: "Missed-call communications",
        text: "Tickets fill the rail and the phone rings behind the pass. Nobody should pick it up, and nobody does. Dash writes back at once, before the caller has found the next restaurant on the map.",
        quote: {
          speaker: "Dash",
          words: "This is Dash, the assistant at the restaurant. The team is in service. May I help by text?",
          note: "Six for Friday, one allergy. It is in the book of requests when the host comes up for air.",
        },
      },
      {
        part: "night",
        time: { figure: "12:30", half: "am" },
        place: "A cigar lounge",
        title: "Lead capture",
        text: "A best man has remembered that somebody must book the back room. Dash asks what you would ask, in your order: the date, how many, whether all are of age, a number to call. The inquiry is in the guest book before the till is counted.",
        quote: {
          speaker: "Dash",
          words: "Eighteen guests, all over 21, a Friday in May. What number should the manager call?",
          note: "No price promised and no date held. Those are the manager’s to give.",
        },
      },
      {
        part: "morning",
        time: { figure: "9:30", half: "am" },
        place: "The dining room again",
        title: "Review collection",
        text: "The party of six meant to say something kind and then found their coats. Dash sends them one line and one link. Everyone is asked, the delighted and the disappointed alike.",
        quote: {
          speaker: "Dash",
          words: "Thank you for last night. Would you tell other guests how it was? An honest word is enough.",
          note: "One message. No reward offered, and no second reminder.",
        },
      },
      {
        part: "morning",
        time: { figure: "A week on", half: "" },
        place: "The tasting room",
        title: "Nurturing",
        text: "Somebody asked about the club at the bar, left an address and went home to think. Dash writes when there is news worth a letter: the spring release, the pickup party. You approve each letter once, and it stops when they reply or ask it to.",
        quote: {
          speaker: "Dash",
          words: "You asked about our club. Members choose from the spring release on Friday. Shall I send the list?",
          note: "Only to people who left their address for this.",
        },
      },
    ],
  },
  manners: {
    title: "What Dash leaves to you",
    intro: "A new hire is told on the first day what not to do. So is Dash.",
    // For the owner to replace.
    items: [
      {
        title: "It does not pretend",
        text: "Nobody is left to think that they are writing with the sommelier. A guest who asks for a person is told when one is free.",
      },
      {
        title: "It does not guess",
        text: "If the answer is not in what you gave it, it says so, takes the name, and puts the question on your list.",
      },
      {
        title: "It does not bend the law",
        text: "No wine promised to a state where you hold no permit, no tobacco sold in a chat, no tasting arranged for someone under age.",
      },
      {
        title: "It does not haggle",
        text: "Prices, allocations and the table in the corner stay yours to give. Dash notes who asked.",
      },
    ],
  },
  pricing: {
    title: "What setup and management cost",
    cards: [
      {
        id: "setup",
        title: "Setup",
        price: formatPrice(facts.dash.setupWithSupport, facts.place),
        unit: "one-time",
        // For the owner to replace.
        text: `With ${facts.dash.supportDays}-day support. We gather your hours, list, house rules and the answers you give ten times a week, teach them to Dash, and stay beside it while it learns the floor.`,
        action: "Plan the setup",
      },
      {
        id: "management",
        title: "Management",
        price: formatPrice(facts.dash.management, facts.place),
        unit: "a month",
        // For the owner to replace.
        text: "We read the conversations, correct what was clumsy, and change the answers when the vintage, the menu or the hours change. The figure follows how much there is to look after.",
        action: "Ask about management",
      },
    ],
    note: `Elsewhere on this site Dash is listed as ${formatSetupAndMonthly(facts.dash.setup, facts.dash.monthly, facts.place)}. That is where it begins. The cards show the whole range.`,
  },
  closing: {
    title: "Call yourself this Saturday at eight",
    lead: `If it rings out, you have heard what your guests hear. Tell us about it: ${counted(facts.sessionMinutes.consultation, "minute")}, free of charge.`,
    action: "Book a consultation",
  },
}));

export type DashCopy = ReturnType<typeof dashCopy>;
