import type { TextProblem } from "#app/rules/business/read-site-text.ts";

/** Groups of texts as the owner calls them, with the page that shows them. */
export type GroupName = { name: string; path?: string };

/** What a text is, by the last word of its path in the copy. */
export const textKinds: Record<string, string> = {
  "meta.title": "Title for search engines",
  "meta.description": "Description for search engines",
  title: "Heading",
  titleSecondLine: "Heading, second line",
  turn: "Heading, second line",
  label: "Small heading",
  name: "Name",
  lead: "Opening words",
  action: "Button or link",
  button: "Button or link",
  link: "Link",
  back: "Link back",
  alt: "The picture in words, for those who cannot see it",
  caption: "Caption",
  note: "Note",
  price: "Price",
  text: "Text",
};

const texts = (count: number) => (count === 1 ? "1 text" : `${count.toLocaleString("en-US")} texts`);

export const wordsCopy = {
  title: "Words",
  lead: "Every sentence of your site, page by page. Nothing changes for visitors until you publish.",
  pages: "Pages",
  shared: "On several pages",
  mails: "Mails",
  text: "Text",
  count: texts,
  changed: (count: number) => `${texts(count)} changed`,
  drafted: (count: number) => `${texts(count)} not published yet`,
  find: "Find words",
  findHint: "In all texts of the site, such as a name that must go everywhere.",
  findButton: "Find",
  found: (count: number, typed: string) => `${texts(count)} with “${typed}”`,
  foundSome: (shown: number, count: number, typed: string) =>
    `${texts(count)} with “${typed}”; these are the first ${shown}. Change them, and search again for the others.`,
  foundNone: (typed: string) => `No text has “${typed}”.`,
  all: "All words",
  see: "See this page",
  marks: "*Stars* make words stand out. [Words](/about) become a link, to a page of yours or an https address.",
  facts: "Words in braces follow your business details. Keep them as they are, move them, or take them out.",
  reads: (text: string) => `Reads now: ${text}`,
  standard: (text: string) => `Ours: ${text}`,
  earlier: (text: string) =>
    `A new version of the site says it differently here. Ours was: ${text}. Your words are unchanged.`,
  isChanged: "Your words",
  isDraft: "Not published yet",
  isQuoted: "Fixed in the site’s specification. Change it only if you mean to.",
  listItem: "Each line is an item of its own. Empty, the item is left out.",
  most: (count: number) => `At most ${count.toLocaleString("en-US")} characters.`,
  toStandard: "Use our words",
  of: (label: string) => ` for ${label}`,
  save: "Save as draft",
  publish: "Publish",
  publishAll: (count: number) => `Publish ${texts(count)}`,
  discard: "Throw the drafts away",
  drafts: "Not published yet",
  history: "Published",
  historyOf: (count: number, when: string) => `${when}: ${texts(count)}`,
  before: "Before",
  after: "After",
  ours: "our words",
  undo: "Undo",
  undoOf: (when: string) => ` what was published ${when}`,
  saved: "Saved as a draft. Visitors still read the old words.",
  published: "Published. Visitors read the new words.",
  unchanged: "Nothing had changed.",
  discarded: "The drafts are gone.",
  back: "The words from before are back.",
  problems: (count: number) => (count === 1 ? "One text was not saved." : `${count} texts were not saved.`),
  edit: "Edit this page",
  editHere: "Edit where it stands",
  editor: {
    label: "Editing this page",
    hint: "Press any words to change them.",
    length: (length: number, max: number) =>
      `${length.toLocaleString("en-US")} of ${max.toLocaleString("en-US")} characters`,
    list: "Shift and Enter begin another item",
    unsaved: "Not saved: the site was not reached. Your words are still here.",
    more: (count: number) => `${count} more`,
    moreHint: "Texts of this page for search engines, of pictures and of buttons",
    hidden: "For search engines, of pictures and buttons",
    close: "Close",
    look: "As a visitor",
    done: "Leave",
  },
  look: {
    title: "As a visitor sees it",
    lead: (name: string) => `${name}, with everything that is not published yet.`,
    phone: "On a phone",
    desktop: "On a desktop",
    back: "Go on editing",
  },
  problem: {
    empty: () => "This text cannot be empty.",
    "too long": ({ max }) => `Please keep it to ${max.toLocaleString("en-US")} characters.`,
    lost: ({ blank }) => `Please keep ${blank}: it is filled in when the text is shown.`,
    taken: ({ now }) =>
      `This text was changed elsewhere meanwhile. It now reads: ${now}. Save again to put yours in its place.`,
  } satisfies { [Name in Problem["problem"]]: (problem: Extract<Problem, { problem: Name }>) => string },
};

type Problem = TextProblem | { problem: "taken"; now: string };

export const wordProblem = (problem: Problem): string =>
  (wordsCopy.problem[problem.problem] as (problem: Problem) => string)(problem);

export const groupNames: Record<"pages" | "shared" | "mails", Record<string, string>> = {
  pages: {
    home: "Home page",
    about: "About",
    services: "Services",
    "visibility-starter": "Visibility Starter",
    "growth-accelerator": "Growth Accelerator",
    "authority-builder": "Authority Builder",
    dash: "Dash",
    verticals: "Verticals",
    wineries: "Wineries",
    "cigar-lounges": "Cigar lounges",
    "fine-dining": "Fine dining",
    "tools-resources": "Tools and resources",
    "visibility-quiz": "Visibility quiz",
    "visibility-blueprint": "Visibility Blueprint",
    "cigar-lounge-playbook": "Cigar lounge playbook",
    "winery-playbook": "Winery playbook",
    "fine-dining-playbook": "Fine dining playbook",
    "thank-you-visibility": "Thank you, Visibility Blueprint",
    "thank-you-cigar": "Thank you, cigar lounge playbook",
    "thank-you-winery": "Thank you, winery playbook",
    "thank-you-fine-dining": "Thank you, fine dining playbook",
    "book-consultation": "Booking page",
    "privacy-policy": "Privacy policy",
    "terms-of-service": "Terms of service",
  },
  shared: {
    navigation: "Menu and footer",
    article: "Around an article",
    calendar: "Calendar",
    "booking-page": "Page of a booked session",
    "quiz-result": "Quiz result",
    findable: "For search engines and feeds",
  },
  mails: {
    "guide-mail": "Mail with a guide",
    "quiz-report": "Mail with a quiz report",
    "booking-mails": "Mails about a session",
    appointment: "Entry in a visitor’s calendar",
  },
};
