import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { formatMonthly, formatOnce, formatSetupAndMonthly } from "#platform/text/format-price.ts";

export const aLaCarteItems = editable("a-la-carte", ({ aLaCarte, place }: Facts) =>
  // For the owner to replace.
  [
    {
      id: "audit",
      name: "Website audit",
      price: formatOnce(aLaCarte.websiteAudit, place),
      text: "Every page read as a guest reads it, on a phone, with the faults in order of what they cost you.",
    },
    {
      id: "website",
      name: "Website build",
      price: formatOnce(aLaCarte.websiteBuild, place),
      text: "Menu, list, visit and booking as real pages, with an age gate where your license asks for one.",
    },
    {
      id: "blog",
      name: "Blog engine",
      price: formatMonthly(aLaCarte.blogEngineMonthly, place),
      text: "Articles in your voice on the vintage, the humidor or the menu, through the busy season as well.",
    },
    {
      id: "seo",
      name: "SEO",
      price: formatMonthly(aLaCarte.seoMonthly, place),
      text: "Map listing, pages and titles, so that a search for what you pour or serve ends at your door.",
    },
    {
      id: "crm",
      name: "CRM",
      price: formatSetupAndMonthly(aLaCarte.crmSetup, aLaCarte.crmMonthly, place),
      text: "Members, locker holders and regulars in one guest book, with the letters that follow a visit.",
    },
    {
      id: "ads",
      name: "Paid ads",
      price: formatMonthly(aLaCarte.paidAdsMonthly, place),
      text: "For release weekends and quiet months. The large platforms refuse tobacco, so a lounge should ask us first.",
    },
  ],
);
