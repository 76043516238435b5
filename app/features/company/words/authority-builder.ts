import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { counted } from "#platform/text/counted.ts";
import { packageFacts, packageRange } from "./package-facts.ts";

export const authorityBuilderCopy = editable("authority-builder", (facts: Facts) => {
  const { name, setup, monthly, badge } = packageFacts(facts).authority;
  const { pages, roadmapMonths, postsPerMonth, planningCallMinutes } = facts.authority;
  // For the owner to replace.
  const deliverables = [
    {
      title: `A site of up to ${counted(pages, "page")}`,
      details:
        "Room for each label, each dining room, each blend on the shelf and each way to visit, with a page for the press that someone can quote from.",
    },
    {
      title: `${roadmapMonths}-month roadmap`,
      details:
        "The year laid out along your own calendar: bud break and harvest, menu changes, release days, the months that need help.",
    },
    {
      title: `${counted(postsPerMonth, "post")} a month`,
      details:
        "Articles with something in them: soil and oak, wrapper and rest, the supplier behind the dish. The kind that a sommelier forwards.",
    },
    {
      title: "Quarterly lead magnets",
      details:
        "A new guide each season for the people you most want to hear from: collectors, hosts of private dinners, members of other clubs.",
    },
    {
      title: "Advanced SEO",
      details:
        "Beyond the map: the questions asked across your region and your subject, and pages that deserve to answer them.",
    },
    {
      title: "Full CRM suite",
      details:
        "Club, lockers, private dining and trade inquiries in one guest book, with the right letters to each and nobody written to twice.",
    },
    {
      title: "Paid ad management",
      details:
        "Planned, bought and watched for you, inside the age limits for alcohol. Tobacco is refused by the large platforms, and we spend that effort elsewhere.",
    },
    {
      title: "Retargeting pixels",
      details:
        "A quiet reminder to those who looked at the club or the private room and left. Set only for visitors who agree to it.",
    },
    {
      title: "Analytics dashboard",
      details: "Bookings, inquiries, members and what brought them, on one screen you can open before lineup.",
    },
    {
      title: "Planning call",
      details: `${counted(planningCallMinutes, "minute")}, monthly or quarterly as you prefer, to decide what comes next and what stops.`,
    },
  ];
  return {
    meta: {
      title: `${name} package`,
      description: `For houses the trade should quote: up to ${counted(pages, "page")}, ${counted(postsPerMonth, "post")} a month, a full CRM suite and ad management, on a ${roadmapMonths}-month roadmap.`,
      service: {
        name,
        description: `A site of up to ${counted(pages, "page")}, a ${roadmapMonths}-month roadmap, ${counted(postsPerMonth, "post")} a month, quarterly lead magnets, advanced SEO, a full CRM suite and paid ad management.`,
        prices: { setup: facts.authority.setup, monthly: facts.authority.monthly },
      },
    },
    hero: {
      title: name,
      badge,
      lead: "For the estate, the lounge or the kitchen that others in the trade already ask for advice, and that a search has yet to hear of.",
      action: "Book a consultation",
    },
    figures: [
      { label: "To set up", value: setup },
      { label: "Each month", value: monthly },
      { label: "Deliverables", value: String(deliverables.length) },
    ],
    fit: {
      title: "Who this package is for",
      paragraphs: [
        "A full room means that guests have found you. It takes longer until a writer calls, a collector looks at your list first, and a hotel concierge names you without looking anything up. They come for what only you can tell them: how the north block behaves in a hot year, why a box has to rest once it has traveled, what happened to the dish between the first tasting and the menu. You say these things across the bar every night. We get them written down, and put where people look.",
        "Take this package if you run more than one room or label, if members and allocations are a business of their own, or if you mean to sell further from home. If you have one room to fill, the Growth Accelerator is enough, and you can climb later.",
      ],
      figure: {
        label: "Plate I",
        caption: "The guest book, kept for a year",
        alt: "A closed guest book with a brass seal on its cover, a pen and a counter bell beside it",
      },
    },
    deliverables: {
      title: "What you receive",
      note: "A year of it, planned before the first page is written.",
      caption: `Deliverables of the ${name}`,
      columns: { title: "Deliverable", details: "Details" },
      rows: deliverables,
    },
    investment: {
      title: "The investment",
      bill: {
        title: name,
        rows: [
          { label: "Setup, once", value: setup },
          { label: "Each month", value: monthly },
          { label: "Quarterly lead magnets", value: "included" },
          { label: "Paid ad management", value: "included" },
          { label: "Planning call", value: "included" },
        ],
        last: "The other deliverables are included as well.",
      },
      lead: "Where you stand in the range depends on your rooms, labels and lists.",
      // For the owner to replace.
      paragraphs: [
        "One dining room with a story to tell sits at one end of it. At the other is an estate with two labels, a restaurant, a club in many states and an allocation list, where every page has a permit, a vintage or a member to get right.",
        "The final price depends on your needs and the scope of the work. We agree on it in writing, with the roadmap beside it, so that you can see what each quarter is for.",
      ],
      action: "Ask for your figure",
    },
    range: packageRange(facts, "authority"),
    closing: {
      title: "What should they ask you about?",
      lead: `Name the one subject on which your house should be the answer. We will spend ${counted(facts.sessionMinutes.consultation, "minute")} on how to get there, free of charge.`,
      action: "Book a consultation",
    },
  };
});
