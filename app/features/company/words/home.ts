import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { counted } from "#platform/text/counted.ts";
import { formatMonthly, formatOnce, formatSetupAndMonthly } from "#platform/text/format-price.ts";

export const homeCopy = editable("home", (facts: Facts) => ({
  meta: {
    title: "Marketing for wineries, lounges and fine dining",
    description:
      "Search, pages, a guest book and an AI assistant for wineries, cigar lounges, fine restaurants and craft brands. Begin with a free visibility audit.",
    service: { name: "Growth marketing for premium venues", description: facts.brand.description },
  },
  hero: {
    title: "Worth the detour,",
    titleSecondLine: "and easy to find",
    lead: "We look after how wineries, cigar lounges, fine restaurants and craft brands are found, read about and answered, so that the people who would love the place arrive at it.",
    action: "Schedule my free visibility audit",
  },
  industries: {
    label: "We work with",
    items: [
      { id: "wineries", name: "Wineries" },
      { id: "cigar-lounges", name: "Cigar lounges" },
      { id: "fine-dining", name: "Fine dining" },
      { id: "luxury", name: "Luxury & craft" },
    ],
  },
  house: {
    label: "The house",
    title: "Guests decide before they see your door",
    note: "For owners who are on the floor when the phone rings.",
    // For the owner to replace.
    paragraphs: [
      "You know what happens once someone sits down: the first pour, the first light, the plate leaving the pass. We work on the half hour before. A stranger types a few words on a phone, looks at a map, opens three tabs and calls one number. In that half hour your house is judged by a photograph somebody else took, a menu saved as a PDF, and a phone that rings through service.",
      `${facts.brand.name} is a small consultancy for that half hour. We put your pages and listings in order. We write about the house in words that you would use across the bar. We keep one guest book where there were four lists, and when both your hands are full an assistant called Dash takes the call. We chose wineries, cigar lounges, fine restaurants and craft brands because the ordinary advice does not fit a product that is slow to make, watched by a regulator, or due on the table at eight.`,
    ],
    action: "Read the founder’s letter",
    figure: {
      label: "Plate I",
      caption: "The hour after dinner",
      alt: "A lit cigar resting on a green marble ashtray, a line of smoke rising, a tumbler behind it",
    },
  },
  problems: {
    title: "What owners say once the door is locked",
    items: [
      {
        title: "Lack of visibility",
        text: "Someone two towns over plans a Saturday of tastings. The phone shows a directory, a bus tour and the estate next door. You pour better than all three, further down, where nobody scrolls.",
      },
      {
        title: "Inconsistent content",
        text: "Four posts the week the fruit came in, then silence until the spring shipment. Members forgive it. A first-time guest reads the last date and wonders whether you are open.",
      },
      {
        title: "Missing high-end leads",
        text: "A host wants a private room in December and writes to three houses before bed. One replies by morning and has the party. Your reply, the better one, went out the evening after.",
      },
      {
        title: "Brand dilution",
        text: "The label went through a year of proofs. The map listing was filled in once, on a slow afternoon, with the old logo. Far more people see the listing.",
      },
    ],
  },
  services: {
    title: "Five services, priced like a list",
    items: [
      {
        id: "seo",
        name: "Search visibility",
        price: formatMonthly(facts.aLaCarte.seoMonthly, facts.place),
        text: "SEO for a place with an address. “Tasting room open Monday”, “cigar lounge with lockers”, “private dining for twelve”: when someone near you types it, your page should be the answer.",
      },
      {
        id: "website",
        name: "Website build",
        price: formatOnce(facts.aLaCarte.websiteBuild, facts.place),
        text: "Menu, hours and visits as pages that a phone can show, the age question asked once and politely, and a booking button that a thumb can find in a parking lot.",
      },
      {
        id: "blog",
        name: "Blog engine",
        price: formatMonthly(facts.aLaCarte.blogEngineMonthly, facts.place),
        text: "Articles on the vintage, the humidor and the new menu, published in exactly the weeks when you cannot write: harvest, the holidays, a full book.",
      },
      {
        id: "crm",
        name: "Guest book",
        price: formatSetupAndMonthly(facts.aLaCarte.crmSetup, facts.aLaCarte.crmMonthly, facts.place),
        text: "A CRM: club members, locker holders and regulars in one place, and the note after the visit that you always mean to send.",
      },
      {
        id: "dash",
        name: "Dash",
        price: formatSetupAndMonthly(facts.dash.setup, facts.dash.monthly, facts.place),
        text: "An AI assistant for the call that nobody at the pass can take. It answers from your own facts, keeps the name and the number, and asks for the review next day.",
      },
    ],
    action: "Compare packages and prices",
    figure: {
      label: "Plate II",
      caption: "Decanted an hour ago",
      alt: "A glass of red wine in front of a bottle, grapes on a dark table",
    },
  },
  guides: {
    title: "Three guides, one for each trade",
    intro: "Written for the people who pour, light and plate. Tell us where to send yours. It costs nothing.",
    items: [
      {
        id: "winery",
        title: "Winery Marketing Playbook",
        coverLine: "For the tasting room",
        text: "How a Saturday visitor becomes a club member, and what to publish from budbreak to bottling.",
        action: "Get the winery guide",
      },
      {
        id: "cigar",
        title: "The Smoke Signals Playbook",
        coverLine: "For the lounge",
        text: "How a lounge gets known when the ad platforms refuse it, and how a first visit turns into a locker.",
        action: "Get the lounge guide",
      },
      {
        id: "dining",
        title: "The Private Table Playbook",
        coverLine: "For the dining room",
        text: "Fuller weeknights, a private room that people ask for by name, and fewer tables set for no-shows.",
        action: "Get the dining guide",
      },
    ],
  },
  closing: {
    title: "Let a stranger try to visit you",
    lead: `In a free visibility audit we take the road a new guest takes, from the first search to the booking, and show you two or three things to put right. It takes ${counted(facts.sessionMinutes.consultation, "minute")}, and nobody will press you to buy.`,
    action: "Schedule my free visibility audit",
  },
}));

export type HomeCopy = ReturnType<typeof homeCopy>;
