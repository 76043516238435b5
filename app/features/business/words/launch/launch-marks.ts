import type { bookConsultationCopy } from "#features/bookings/words/book-consultation.ts";
import type { aboutCopy } from "#features/company/words/about.ts";
import type { authorityBuilderCopy } from "#features/company/words/authority-builder.ts";
import type { cigarLoungesCopy } from "#features/company/words/cigar-lounges.ts";
import type { dashCopy } from "#features/company/words/dash.ts";
import type { fineDiningCopy } from "#features/company/words/fine-dining.ts";
import type { growthAcceleratorCopy } from "#features/company/words/growth-accelerator.ts";
import type { homeCopy } from "#features/company/words/home.ts";
import type { servicesCopy } from "#features/company/words/services.ts";
import type { visibilityStarterCopy } from "#features/company/words/visibility-starter.ts";
import type { wineriesCopy } from "#features/company/words/wineries.ts";
import type { cigarLoungePlaybookCopy } from "#features/guides/words/cigar-lounge-playbook.ts";
import type { fineDiningPlaybookCopy } from "#features/guides/words/fine-dining-playbook.ts";
import type { visibilityBlueprintCopy } from "#features/guides/words/visibility-blueprint.ts";
import type { wineryPlaybookCopy } from "#features/guides/words/winery-playbook.ts";
import type { quizCopy } from "#features/quiz/words/quiz-questions.ts";
import type { quizResultCopy } from "#features/quiz/words/quiz-result.ts";
import type { privacyPolicyCopy } from "#features/site/words/privacy-policy.ts";
import type { termsOfServiceCopy } from "#features/site/words/terms-of-service.ts";

type Pages = {
  home: typeof homeCopy;
  about: typeof aboutCopy;
  services: typeof servicesCopy;
  "visibility-starter": typeof visibilityStarterCopy;
  "growth-accelerator": typeof growthAcceleratorCopy;
  "authority-builder": typeof authorityBuilderCopy;
  dash: typeof dashCopy;
  wineries: typeof wineriesCopy;
  "cigar-lounges": typeof cigarLoungesCopy;
  "fine-dining": typeof fineDiningCopy;
  "visibility-blueprint": typeof visibilityBlueprintCopy;
  "cigar-lounge-playbook": typeof cigarLoungePlaybookCopy;
  "winery-playbook": typeof wineryPlaybookCopy;
  "fine-dining-playbook": typeof fineDiningPlaybookCopy;
  "book-consultation": typeof bookConsultationCopy;
  "quiz-questions": typeof quizCopy;
  "quiz-result": typeof quizResultCopy;
  "privacy-policy": typeof privacyPolicyCopy;
  "terms-of-service": typeof termsOfServiceCopy;
};

/** "letter.paragraphs": every field of a page by its path; items of a list share the list's path. */
type FieldOf<Copy> = Copy extends readonly unknown[]
  ? never
  : Copy extends object
    ? { [Key in keyof Copy & string]: Key | `${Key}.${FieldOf<Copy[Key]>}` }[keyof Copy & string]
    : never;

type MarkOn<Page extends keyof Pages> = { page: Page; field: FieldOf<ReturnType<Pages[Page]>>; why: string };
export type LaunchMark = { [Page in keyof Pages]: MarkOn<Page> }[keyof Pages];

/**
 * Default texts that speak for the owner: `page` is a file of `words/`, `field` the path inside. When the words
 * are replaced or confirmed, remove the line; with none left, the site is ready to open.
 */
export const launchMarks: LaunchMark[] = [
  {
    page: "home",
    field: "house.paragraphs",
    why: "Speaks for the house: its size, its manner and its choice of trades.",
  },
  {
    page: "about",
    field: "letter.dateline",
    why: "The name and town are those of your business details. You may want to add a date.",
  },
  {
    page: "about",
    field: "letter.paragraphs",
    why: "The founder’s beliefs and way of working, told without a biography. The real story is the founder’s.",
  },
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
  {
    page: "book-consultation",
    field: "testimonial",
    why: "A pledge of the house stands where a client’s own words belong; replace all three lines with a real client’s, by permission.",
  },
  {
    page: "book-consultation",
    field: "specimen",
    why: "The audit of a house that we made up, and it says so. Replace it with that of a client who agrees to be shown.",
  },
  {
    page: "book-consultation",
    field: "expect",
    why: "Promises how a session runs: by video or phone, prepared beforehand, no second call unless asked for. Confirm or change.",
  },
  {
    page: "fine-dining-playbook",
    field: "about.text",
    why: "Describes the consultancy; the owner must stand behind each sentence.",
  },
  {
    page: "visibility-blueprint",
    field: "inside.items",
    why: "Names the five tweaks; a document of the owner’s own must contain the same five.",
  },
  {
    page: "cigar-lounge-playbook",
    field: "inside.items",
    why: "Names the subjects of the playbook; a document of the owner’s own must contain them.",
  },
  {
    page: "winery-playbook",
    field: "inside.items",
    why: "Describes the five parts of the playbook; a document of the owner’s own must contain them.",
  },
  {
    page: "fine-dining-playbook",
    field: "learn.cards",
    why: "Describes the four parts of the playbook; a document of the owner’s own must contain them.",
  },
  {
    page: "quiz-questions",
    field: "quizQuestions",
    why: "Question texts were not given; ids and categories are fixed, the wording is ours.",
  },
  {
    page: "quiz-result",
    field: "result.bands",
    why: "Band messages were not given; they also say what would be sold at each height.",
  },
  {
    page: "quiz-result",
    field: "categories.advice",
    why: "Sentences, steps, and the guide and package named for each area are our suggestion.",
  },
  {
    page: "wineries",
    field: "deliverables.groups",
    why: "Deliverables were not given; they should match what the packages really hold.",
  },
  {
    page: "cigar-lounges",
    field: "deliverables.groups",
    why: "Deliverables were not given; they should match what the packages really hold.",
  },
  {
    page: "fine-dining",
    field: "deliverables.groups",
    why: "Deliverables were not given; they should match what the packages really hold.",
  },
  {
    page: "privacy-policy",
    field: "sections",
    why: "True of this software with its built-in services. Name the connected providers and the country you work in, check that the site is served encrypted, and have counsel read it.",
  },
  {
    page: "privacy-policy",
    field: "updated.date",
    why: "Set it to the day on which the site opens.",
  },
  {
    page: "terms-of-service",
    field: "sections",
    why: "Have counsel read it. The governing law is Oregon’s, which need not be that of your address: confirm.",
  },
  {
    page: "terms-of-service",
    field: "updated.date",
    why: "Set it to the day on which the site opens.",
  },
];
