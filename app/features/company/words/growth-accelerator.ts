import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { counted } from "#platform/text/counted.ts";
import { packageFacts, packageRange } from "./package-facts.ts";

export const growthAcceleratorCopy = editable("growth-accelerator", (facts: Facts) => {
  const { name, setup, monthly, badge } = packageFacts(facts).accelerator;
  const { pages, editorialCalendarDays, postsPerMonth, wordsPerPost, paidCampaigns, checkInMinutes } =
    facts.accelerator;
  // For the owner to replace.
  const deliverables = [
    {
      title: `A site of ${counted(pages, "page")}`,
      details:
        "Built or rebuilt: the room, the list, the visit, the people, the club or private room, the booking. It opens on one bar of signal at the end of a vineyard road.",
    },
    {
      title: `${editorialCalendarDays}-day editorial calendar`,
      details:
        "What will be said, where and when, around the dates you already have: release weekend, the new menu, the master blender’s visit. You agree to it once.",
    },
    {
      title: `${counted(postsPerMonth, "post")} a month`,
      details: `Articles of ${counted(wordsPerPost, "word")}, in your voice, each one answering a search that a future guest makes.`,
    },
    {
      title: "SEO audit",
      details:
        "Every page and listing read the way a search engine reads it, the faults put in order, the worst ones first.",
    },
    {
      title: "CRM automation",
      details:
        "One guest book. The reply, the reminder before the table and the thank-you after it go out while you are on the floor.",
    },
    {
      title: "Lead magnet funnel",
      details:
        "A short guide of your own, such as how to cellar the library wines, the page that offers it, and the letters that follow.",
    },
    {
      title: "Paid ads",
      mark: "optional",
      details: `Up to ${counted(paidCampaigns, "campaign")}, for release weekends and thin weeks. Not for tobacco, which the large platforms refuse.`,
    },
    {
      title: "Monthly report",
      details:
        "Who found you, who wrote, who came, and what we change next. Short enough to read between lunch and dinner.",
    },
    {
      title: `${checkInMinutes}-minute monthly check-in`,
      details: "A call with the person who does the work, set at an hour when the room is empty.",
    },
  ];
  return {
    meta: {
      title: `${name} package`,
      description: `A site of ${counted(pages, "page")}, ${counted(postsPerMonth, "post")} a month, an SEO audit and a guest book that answers. Our recommended package, at ${setup} to set up.`,
      service: {
        name,
        description: `A site of ${counted(pages, "page")}, a ${editorialCalendarDays}-day editorial calendar, ${counted(postsPerMonth, "post")} a month, an SEO audit, CRM automation and a lead magnet funnel.`,
        prices: { setup: facts.accelerator.setup, monthly: facts.accelerator.monthly },
      },
    },
    hero: {
      title: name,
      badge,
      lead: "For the house with seats to fill and a clear idea of who should sit in them: a proper site, a steady voice, and a guest book that answers while you pour.",
      action: "Book a consultation",
    },
    figures: [
      { label: "To set up", value: setup },
      { label: "Each month", value: monthly },
      { label: "Deliverables", value: String(deliverables.length) },
    ],
    fit: {
      title: "Why we recommend this one",
      paragraphs: [
        "Most of what a good house loses, it loses between steps. The article is read and there is no page to book on. The page is fine and the inquiry waits until Thursday. The guest had a wonderful evening and never hears from you again. This package is the smallest one that covers the whole road: a site worth arriving at, a reason to arrive each week, and a guest book that carries on afterward.",
        "It suits a winery that wants its Saturday visitors in the club, a lounge with lockers to let and no ads to let them with, and a restaurant whose private room stands dark on weeknights. If your site is sound and only neglected, take the Visibility Starter. If you sell across several rooms, labels or cities, read on to the Authority Builder.",
      ],
      figure: {
        label: "Plate I",
        caption: "Polished before opening",
        alt: "A row of wine glasses, the first with a little red wine in it, the others empty",
      },
    },
    deliverables: {
      title: "What you receive",
      note: "In the order in which a guest will notice.",
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
          { label: "Monthly report", value: "included" },
          { label: `${checkInMinutes}-minute monthly check-in`, value: "included" },
          { label: `Paid ads, up to ${counted(paidCampaigns, "campaign")}`, value: "optional" },
        ],
        last: "Nothing on this bill is priced on request.",
      },
      lead: "The final price depends on your needs and the scope of the work.",
      // For the owner to replace.
      paragraphs: [
        "A lounge with one room, one license and a humidor can stand near the lower figure. An estate with tastings, a club, a shipping list and a wedding lawn has more pages to write and more letters to send, and stands nearer the upper one.",
        "You see the figure in writing before we begin. It changes when the work changes, and you are asked first.",
      ],
      action: "Ask for your figure",
    },
    range: packageRange(facts, "accelerator"),
    closing: {
      title: "Bring the month that never fills",
      lead: `January at the winery, August in the dining room, the weeknights at the lounge. In ${counted(facts.sessionMinutes.consultation, "minute")}, free of charge, we look at what could fill it.`,
      action: "Book a consultation",
    },
  };
});
