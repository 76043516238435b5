import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { counted } from "#platform/text/counted.ts";
import { type PackageId, packageFacts } from "./package-facts.ts";

/** `true` is a tick, `false` a dash. */
export type ComparisonValue = boolean | string;
export type ComparisonRow = { feature: string } & Record<PackageId, ComparisonValue>;

/** Some counts differ from the package pages on purpose; the facts call them `…InTable`. */
export const comparisonRows = editable("comparison", (facts: Facts): ComparisonRow[] => {
  const { starter, accelerator, authority } = packageFacts(facts);
  return [
    { feature: "Setup", starter: starter.setup, accelerator: accelerator.setup, authority: authority.setup },
    { feature: "Monthly", starter: starter.monthly, accelerator: accelerator.monthly, authority: authority.monthly },
    {
      feature: "Website",
      starter: `${facts.starter.refreshedPages}-page refresh`,
      accelerator: `A site of ${counted(facts.accelerator.pages, "page")}`,
      authority: `A site of ${counted(facts.authority.pagesInTable, "page")}`,
    },
    {
      feature: "Posts a month",
      starter: facts.starter.postsPerMonth,
      accelerator: `${facts.accelerator.postsPerMonth}, of ${counted(facts.accelerator.wordsPerPost, "word")}`,
      authority: facts.authority.postsPerMonth,
    },
    {
      feature: "Planning",
      starter: false,
      accelerator: `${facts.accelerator.editorialCalendarDays}-day editorial calendar`,
      authority: `${facts.authority.roadmapMonths}-month roadmap`,
    },
    {
      feature: "Search",
      // For the owner to replace.
      starter: "Titles and map listing",
      accelerator: "SEO audit",
      authority: "Advanced SEO",
    },
    {
      feature: "Email and CRM",
      starter: counted(facts.starter.starterEmailsInTable, "starter email"),
      accelerator: "CRM automation",
      authority: "Full CRM suite",
    },
    { feature: "Lead magnets", starter: false, accelerator: "One, with its funnel", authority: "One each quarter" },
    {
      feature: "Paid ads",
      starter: false,
      accelerator: `Optional, up to ${counted(facts.accelerator.paidCampaigns, "campaign")}`,
      authority: "Managed for you",
    },
    { feature: "Retargeting pixels", starter: false, accelerator: false, authority: true },
    { feature: "Reporting", starter: false, accelerator: "Monthly report", authority: "Analytics dashboard" },
    {
      feature: "Time with us",
      starter: false,
      accelerator: `${facts.accelerator.checkInMinutes}-minute monthly check-in`,
      authority: `Planning call of ${counted(facts.authority.planningCallMinutes, "minute")}, monthly or quarterly`,
    },
  ];
});
