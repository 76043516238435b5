import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { counted } from "#platform/text/counted.ts";
import { formatMonthly, formatPrice } from "#platform/text/format-price.ts";
import { aLaCarteItems } from "./a-la-carte.ts";
import { comparisonRows } from "./comparison.ts";
import { packageFacts } from "./package-facts.ts";
import { visibilityStarterCopy } from "./visibility-starter.ts";

export const servicesCopy = editable("services", (facts: Facts) => {
  const { starter, accelerator, authority } = packageFacts(facts);
  return {
    meta: {
      title: "Services, packages and prices",
      description:
        "Three packages, six services à la carte and Dash, our AI assistant, with every price printed and a table that sets the packages side by side.",
      service: {
        name: "Visibility, CRM and AI automation",
        description:
          "Packages and single services for wineries, cigar lounges, fine restaurants and craft brands: websites, articles, SEO, CRM, paid ads and the Dash assistant.",
      },
    },
    hero: {
      title: "The whole list,",
      titleSecondLine: "prices included",
      lead: "One assistant, three packages and six things to order singly. Most prices are ranges, because a lounge with forty lockers and an estate with forty acres do not need the same work.",
      jumps: [
        { id: "dash", label: "Dash" },
        { id: "packages", label: "Packages" },
        { id: "a-la-carte", label: "À la carte" },
        { id: "comparison", label: "Side by side" },
        { id: "approach", label: "How we work" },
      ],
    },
    dash: {
      title: "Dash takes the call you cannot",
      paragraphs: [
        "At ten past noon on a Saturday the bar is three deep and every hand has a bottle in it. The phone rings, and the caller will try the next estate on the map.",
        "Dash is an AI employee for that minute. It answers on your website and writes back to the call you missed. It works from your hours, your list, your house rules and the states you ship to, takes the name and the number, and leaves the rest to you.",
      ],
      price: `Setup ${formatPrice(facts.dash.setup, facts.place)}, then ${formatMonthly(facts.dash.monthly, facts.place)}.`,
      action: "Meet Dash",
      // For the owner to replace.
      example: {
        label: "Saturday, 12:10\u00a0pm. A missed call.",
        lines: [
          {
            speaker: "Dash",
            words: "This is Dash, the assistant at the tasting room. Everyone is pouring. May I help by text?",
          },
          { speaker: "Guest", words: "Do you ship to Ohio? And may the dog come along tomorrow?" },
          {
            speaker: "Dash",
            words:
              "We do ship to Ohio, and an adult signs for the box. Dogs are welcome on the lower terrace, on a leash.",
          },
          { speaker: "Guest", words: "Lovely. Then four of us, at 2:30." },
          {
            speaker: "Dash",
            words:
              "I have four guests and one dog, Sunday at 2:30. The tasting room will confirm to this number today.",
          },
        ],
        note: "An example. Dash says in its first line that it is an assistant.",
      },
    },
    packages: {
      title: "Three packages, one step apart",
      labels: { setup: "Setup", monthly: "Monthly" },
      items: [
        {
          ...starter,
          forWhom: "For the place its regulars would rather keep to themselves.",
          contents: [
            `${facts.starter.refreshedPages}-page refresh`,
            `${counted(facts.starter.postsPerMonth, "post")} a month`,
            counted(facts.starter.starterEmails, "starter email"),
            `${counted(visibilityStarterCopy(facts).deliverables.rows.length, "deliverable")} in all`,
          ],
          action: "See Visibility Starter",
        },
        {
          ...accelerator,
          forWhom: "For the house with seats to fill, and a clear idea of who should sit in them.",
          contents: [
            `A site of ${counted(facts.accelerator.pages, "page")}`,
            `${counted(facts.accelerator.postsPerMonth, "post")} a month, of ${counted(facts.accelerator.wordsPerPost, "word")}`,
            `${facts.accelerator.editorialCalendarDays}-day editorial calendar and SEO audit`,
            "CRM automation and a lead magnet funnel",
            `Optional paid ads, up to ${counted(facts.accelerator.paidCampaigns, "campaign")}`,
            `Monthly report and ${facts.accelerator.checkInMinutes}-minute check-in`,
          ],
          action: "See Growth Accelerator",
        },
        {
          ...authority,
          forWhom: "For the estate, lounge or kitchen that the rest of the trade should be quoting.",
          contents: [
            `A site of up to ${counted(facts.authority.pages, "page")}`,
            `${counted(facts.authority.postsPerMonth, "post")} a month and quarterly lead magnets`,
            `Advanced SEO and a ${facts.authority.roadmapMonths}-month roadmap`,
            "Full CRM suite, paid ad management, retargeting pixels",
            `Analytics dashboard and a planning call of ${counted(facts.authority.planningCallMinutes, "minute")}, monthly or quarterly`,
          ],
          action: "See Authority Builder",
        },
      ],
    },
    aLaCarte: {
      title: "À la carte",
      intro: "For the house that needs one thing done properly.",
      items: aLaCarteItems(facts),
      figure: {
        label: "Plate I",
        caption: "Laid for one",
        alt: "A place set for dinner by candlelight: a gold-rimmed plate with a folded napkin, cutlery and a glass of red wine",
      },
    },
    comparison: {
      title: "Side by side",
      featureHeading: "What you receive",
      columns: { starter, accelerator, authority },
      rows: comparisonRows(facts),
      included: "Included",
      notIncluded: "Not included",
      // For the owner to replace.
      note: "The final price depends on your needs and the scope of the work. You have it in writing before we begin.",
    },
    approach: {
      title: "How the work goes",
      // For the owner to replace.
      steps: [
        {
          title: "First we visit",
          text: "We search for you, call you and try to book, on a phone, the way someone does on Friday afternoon with the weekend in mind. We note each place where we would have given up: the menu that downloads, the hours that disagree, the voicemail that is full.",
        },
        {
          title: "Then we mend",
          text: "Pages, listings, the answer to an inquiry, the guest book: in the order in which a guest meets them. You read every word before it goes out, and you may strike any of it.",
        },
        {
          title: "Then we keep it so",
          text: "Hours change, vintages sell out, the chef moves the tasting menu to Thursday. We keep what is published true to the room, month after month, and look each time at what brought people in and what did not.",
        },
      ],
    },
    closing: {
      title: "Ask before you order",
      lead: `Tell us about the room and the season ahead. In ${counted(facts.sessionMinutes.consultation, "minute")}, free of charge, we will say which package fits, or which single dish would do.`,
      action: "Schedule a consultation",
    },
  };
});

export type ServicesCopy = ReturnType<typeof servicesCopy>;
