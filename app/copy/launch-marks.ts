import type { aboutCopy } from "#app/copy/about.ts";
import type { authorityBuilderCopy } from "#app/copy/authority-builder.ts";
import type { dashCopy } from "#app/copy/dash.ts";
import type { growthAcceleratorCopy } from "#app/copy/growth-accelerator.ts";
import type { homeCopy } from "#app/copy/home.ts";
import type { servicesCopy } from "#app/copy/services.ts";
import type { visibilityStarterCopy } from "#app/copy/visibility-starter.ts";

type Pages = {
  home: typeof homeCopy;
  about: typeof aboutCopy;
  services: typeof servicesCopy;
  "visibility-starter": typeof visibilityStarterCopy;
  "growth-accelerator": typeof growthAcceleratorCopy;
  "authority-builder": typeof authorityBuilderCopy;
  dash: typeof dashCopy;
};

/** "letter.paragraphs": every field of a page, by its path; what stands in a list is named by the list. */
type FieldOf<Copy> = Copy extends readonly unknown[]
  ? never
  : Copy extends object
    ? { [Key in keyof Copy & string]: Key | `${Key}.${FieldOf<Copy[Key]>}` }[keyof Copy & string]
    : never;

type MarkOn<Page extends keyof Pages> = { page: Page; field: FieldOf<ReturnType<Pages[Page]>>; why: string };
export type LaunchMark = { [Page in keyof Pages]: MarkOn<Page> }[keyof Pages];

/** What was written in the owner's place, and is theirs to confirm or replace before the site opens. */
export const launchMarks: LaunchMark[] = [
  {
    page: "home",
    field: "house.paragraphs",
    why: "Speaks for the house: its size, its manner and its choice of trades.",
  },
  {
    page: "about",
    field: "letter.dateline",
    why: "Brand and town as the facts have them; a letter may want a date.",
  },
  {
    page: "about",
    field: "letter.paragraphs",
    why: "The founder’s beliefs and way of working, told without a biography. The real story is the founder’s.",
  },
  { page: "about", field: "letter.signature", why: "The founder has no name here." },
  { page: "about", field: "letter.postscript", why: "Said in the founder’s voice." },
  { page: "about", field: "reasons.items", why: "Four claims that the owner must stand behind." },
  {
    page: "about",
    field: "process.steps",
    why: "The five names are given; what happens in each is ours, with a promise never to go live during harvest.",
  },
  {
    page: "about",
    field: "invitation.text",
    why: "Promises that the visitor keeps what is found, hired or not.",
  },
  { page: "services", field: "dash.example", why: "An invented conversation, labeled as an example." },
  { page: "services", field: "aLaCarte.items", why: "Names and prices are given; the descriptions are ours." },
  {
    page: "services",
    field: "comparison.rows",
    why: "The Search row credits the Visibility Starter with titles and a map listing, which are ours.",
  },
  { page: "services", field: "comparison.note", why: "Promises the price in writing before work begins." },
  { page: "services", field: "approach.steps", why: "How the work goes, as we would do it." },
  {
    page: "visibility-starter",
    field: "deliverables.rows",
    why: "Eight are given by number, three by name; the last five, from Map listing to Handover, are ours.",
  },
  {
    page: "visibility-starter",
    field: "investment.paragraphs",
    why: "Which work the setup covers and which the month is our reading.",
  },
  {
    page: "growth-accelerator",
    field: "deliverables.rows",
    why: "The titles are given; the details describe the work as we would do it.",
  },
  {
    page: "growth-accelerator",
    field: "investment.paragraphs",
    why: "Who stands near which end of the range is our example; the price in writing is a promise.",
  },
  {
    page: "authority-builder",
    field: "deliverables.rows",
    why: "The titles are given; the details describe the work as we would do it.",
  },
  {
    page: "authority-builder",
    field: "investment.paragraphs",
    why: "Who stands near which end of the range is our example; the price in writing is a promise.",
  },
  {
    page: "dash",
    field: "night.hours",
    why: "Invented conversations, labeled as examples. Each says how Dash behaves: confirm it against the real service.",
  },
  { page: "dash", field: "manners.items", why: "Four limits on Dash that the real service must keep." },
  {
    page: "dash",
    field: "pricing.cards",
    why: "The prices are given; what each covers, and why management is a range, is ours.",
  },
];
