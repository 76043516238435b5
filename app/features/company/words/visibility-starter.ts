import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { counted } from "#platform/text/counted.ts";
import { packageFacts, packageRange } from "./package-facts.ts";

export const visibilityStarterCopy = editable("visibility-starter", (facts: Facts) => {
  const { name, setup, monthly, badge } = packageFacts(facts).starter;
  const { refreshedPages, postsPerMonth, starterEmails } = facts.starter;
  const deliverables = [
    {
      title: `${refreshedPages}-page refresh`,
      details:
        "The pages that guests open first, such as the visit, the list or menu, and the booking, rewritten and put in order on the site you have.",
    },
    {
      title: `${counted(postsPerMonth, "post")} a month`,
      details:
        "Short articles on what people ask before they come: corkage, children, dress, the drive, whether the humidor has the box they are after.",
    },
    {
      title: counted(starterEmails, "starter email"),
      details: "The letters that greet someone who joins your list, written and ready to send.",
    },
    // For the owner to replace.
    {
      title: "Map listing",
      details:
        "Hours, holiday hours, photographs, category and phone number, corrected and made to agree with your site.",
    },
    {
      title: "Titles and descriptions",
      details: "The two lines that a search shows of each refreshed page, written so that yours is the one chosen.",
    },
    {
      title: "Voice sheet",
      details: "One page of the words you use and the words you never would, for everyone who writes in your name.",
    },
    {
      title: "Inquiry path",
      details: "Form, phone number and booking button tried on a phone, and each one pointed at a person who answers.",
    },
    {
      title: "Handover",
      details: "What we changed, where it lives and how to edit it, in a document that your floor manager can follow.",
    },
  ];
  return {
    meta: {
      title: `${name} package`,
      description: `For a good house that is hard to find: a ${refreshedPages}-page refresh, ${counted(postsPerMonth, "post")} a month and starter emails, in ${deliverables.length} deliverables at a printed price.`,
      service: {
        name,
        description: `A ${refreshedPages}-page website refresh, ${counted(postsPerMonth, "post")} a month and ${counted(starterEmails, "starter email")} for wineries, cigar lounges, fine restaurants and craft brands.`,
        prices: { setup: facts.starter.setup, monthly: facts.starter.monthly },
      },
    },
    hero: {
      title: name,
      badge,
      lead: "For a place whose regulars would never leave, and whose next guest cannot find out if it opens on Mondays.",
      action: "Book a consultation",
    },
    figures: [
      { label: "To set up", value: setup },
      { label: "Each month", value: monthly },
      { label: "Deliverables", value: String(deliverables.length) },
    ],
    fit: {
      title: "Where it helps most",
      paragraphs: [
        "Start here if the room is right and the website is tired. The tasting room’s winter hours are wrong on the map. The lounge’s humidor is its best argument, and no page mentions it. The dining room’s menu is two chefs old, and a phone shows it at the size of a postage stamp. None of this needs a new site. It needs somebody with a free afternoon, and you have not had one since you opened.",
        "Choose the next package instead if the site cannot be saved, or if the club, the lockers or the private room should bring in inquiries without you. A refresh will not do that.",
      ],
    },
    deliverables: {
      title: "What you receive",
      note: "Each one small enough to finish.",
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
          { label: "Page refresh", value: counted(refreshedPages, "page") },
          { label: "Posts a month", value: postsPerMonth },
          { label: "Starter emails", value: starterEmails },
        ],
        last: "The rest of the deliverables are included.",
      },
      lead: "One figure for the setup, one for each month after it.",
      // For the owner to replace.
      paragraphs: [
        "The setup covers what is done once: the pages, the listing, the emails and the handover. The monthly figure covers the posts, which is the part that no owner keeps up alone past the first rush of the season.",
        "Both are ranges, because a bar with one menu is a lighter job than a cellar with three tasting flights, a club and a list of states it ships to. The final price depends on your needs and the scope, and you have it in writing before we begin.",
      ],
      action: "Ask for your figure",
    },
    range: packageRange(facts, "starter"),
    closing: {
      title: "Start with the wrong opening hours",
      lead: `Bring us whatever a guest last complained they could not find. ${counted(facts.sessionMinutes.consultation, "minute")}, free of charge, and you leave with two or three things to put right.`,
      action: "Book a consultation",
    },
  };
});
