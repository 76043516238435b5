import { paths } from "#facts/paths.ts";
import { type Feature, page } from "#platform/http/feature.ts";
import { aLaCarteItems } from "./words/a-la-carte.ts";
import { aboutCopy } from "./words/about.ts";
import { authorityBuilderCopy } from "./words/authority-builder.ts";
import { cigarLoungesCopy } from "./words/cigar-lounges.ts";
import { comparisonRows } from "./words/comparison.ts";
import { dashCopy } from "./words/dash.ts";
import { fineDiningCopy } from "./words/fine-dining.ts";
import { growthAcceleratorCopy } from "./words/growth-accelerator.ts";
import { homeCopy } from "./words/home.ts";
import { packagesCopy } from "./words/package-facts.ts";
import { packageNames } from "./words/package-names.ts";
import { proofCopy } from "./words/proof.ts";
import { servicesCopy } from "./words/services.ts";
import { verticalsCopy } from "./words/verticals.ts";
import { visibilityStarterCopy } from "./words/visibility-starter.ts";
import { wineriesCopy } from "./words/wineries.ts";

export const company = {
  pages: [
    page({
      path: paths.home(),
      file: "pages/home/home.tsx",
      copy: homeCopy,
      name: "Home page",
      group: "business",
      bytes: { document: 13_600, image: 26_112 },
      marks: {
        "house.paragraphs": "Speaks for the house: its size, its manner and its choice of trades.",
      },
    }),
    page({
      path: paths.about(),
      file: "pages/about/about.tsx",
      copy: aboutCopy,
      name: "About",
      group: "business",
      bytes: { document: 10_425, image: 14_848 },
      marks: {
        "letter.dateline": "The name and town are those of your business details. You may want to add a date.",
        "letter.paragraphs":
          "The founder’s beliefs and way of working, told without a biography. The real story is the founder’s.",
        "letter.postscript": "Said in the founder’s voice.",
        "reasons.items": "Four claims that the owner must stand behind.",
        "process.steps":
          "The five names are given; what happens in each is ours, with a promise never to go live during harvest.",
        "invitation.text": "Promises that the visitor keeps what is found, hired or not.",
      },
    }),
    page({
      path: paths.services(),
      file: "pages/services/services.tsx",
      copy: servicesCopy,
      name: "Services",
      group: "services",
      bytes: { document: 12_525, image: 6_656 },
      marks: {
        "dash.example": "An invented conversation, labeled as an example.",
        "aLaCarte.items": "Names and prices are given; the descriptions are ours.",
        "comparison.rows":
          "The Search row credits the Visibility Starter with titles and a map listing, which are ours.",
        "comparison.note": "Promises the price in writing before work begins.",
        "approach.steps": "How the work goes, as we would do it.",
      },
    }),
    page({
      path: paths.visibilityStarter(),
      file: "pages/package/visibility-starter.tsx",
      copy: visibilityStarterCopy,
      name: "Visibility Starter",
      group: "services",
      bytes: { document: 11_500, image: 6_656 },
      shared: { summit: 0 },
      marks: {
        "deliverables.rows":
          "Eight are given by number, three by name; the last five, from Map listing to Handover, are ours.",
        "investment.paragraphs": "Which work the setup covers and which the month is our reading.",
      },
    }),
    page({
      path: paths.growthAccelerator(),
      file: "pages/package/growth-accelerator.tsx",
      copy: growthAcceleratorCopy,
      name: "Growth Accelerator",
      group: "services",
      bytes: { document: 11_800, image: 14_848 },
      shared: { summit: 1 },
      marks: {
        "deliverables.rows": "The titles are given; the details describe the work as we would do it.",
        "investment.paragraphs":
          "Who stands near which end of the range is our example; the price in writing is a promise.",
      },
    }),
    page({
      path: paths.authorityBuilder(),
      file: "pages/package/authority-builder.tsx",
      copy: authorityBuilderCopy,
      name: "Authority Builder",
      group: "services",
      bytes: { document: 11_800, image: 24_576 },
      shared: { summit: 2 },
      marks: {
        "deliverables.rows": "The titles are given; the details describe the work as we would do it.",
        "investment.paragraphs":
          "Who stands near which end of the range is our example; the price in writing is a promise.",
      },
    }),
    page({
      path: paths.dash(),
      file: "pages/dash/dash.tsx",
      copy: dashCopy,
      name: "Dash",
      group: "services",
      bytes: { document: 11_950, script: 4_608, image: 13_824 },
      marks: {
        "night.hours":
          "Invented conversations, labeled as examples. Each says how Dash behaves: confirm it against the real service.",
        "manners.items": "Four limits on Dash that the real service must keep.",
        "pricing.cards": "The prices are given; what each covers, and why management is a range, is ours.",
      },
    }),
    page({
      path: paths.verticals(),
      file: "pages/verticals/verticals.tsx",
      copy: verticalsCopy,
      name: "Verticals",
      group: "trades",
      bytes: { document: 11_150, image: 66_560 },
    }),
    page({
      path: paths.wineries(),
      file: "pages/wineries/wineries.tsx",
      copy: wineriesCopy,
      name: "Wineries",
      group: "trades",
      bytes: { document: 13_700, image: 18_944 },
      shared: { scene: "wine" },
      marks: {
        "deliverables.groups": "Deliverables were not given; they should match what the packages really hold.",
      },
    }),
    page({
      path: paths.cigarLounges(),
      file: "pages/cigar-lounges/cigar-lounges.tsx",
      copy: cigarLoungesCopy,
      name: "Cigar lounges",
      group: "trades",
      bytes: { document: 14_200, image: 18_432 },
      shared: { scene: "cigar" },
      marks: {
        "deliverables.groups": "Deliverables were not given; they should match what the packages really hold.",
      },
    }),
    page({
      path: paths.fineDining(),
      file: "pages/fine-dining/fine-dining.tsx",
      copy: fineDiningCopy,
      name: "Fine dining",
      group: "trades",
      bytes: { document: 13_125, image: 17_920 },
      shared: { scene: "table" },
      marks: {
        "deliverables.groups": "Deliverables were not given; they should match what the packages really hold.",
      },
    }),
  ],
  texts: [
    { name: "Names of the packages", under: "shared", copy: packageNames },
    { name: "Packages", under: "shared", copy: packagesCopy },
    { name: "Services à la carte", under: "shared", copy: aLaCarteItems },
    { name: "Packages side by side", under: "shared", copy: comparisonRows },
    { name: "Founder, cases and testimonials", under: "shared", copy: proofCopy },
  ],
} satisfies Feature;
