import { formatNumber } from "#platform/intl/numbers.ts";
import type { TextProblem } from "./rules/read-site-text.ts";

/** The kind of a text, by the last key of its path in the copy. */
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
  subject: "Subject",
  keywords: "Keywords, in the properties of its file",
  colophon: "Colophon",
  foot: "Small print",
  quote: "Quotation",
  term: "Term",
  line: "Line on the cover",
};

/** Parts of pages whose name in the copy says too little. */
export const textParts: Record<string, string> = {
  hero: "top",
  meta: "for search engines",
  figure: "picture",
  firsts: "beginnings",
  toasts: "messages",
};

const texts = (count: number) => (count === 1 ? "1 text" : `${formatNumber(count)} texts`);

export const wordsCopy = {
  title: "Words",
  lead: "Every sentence of your site, page by page. Nothing changes for visitors until you publish.",
  pages: "Pages",
  shared: "On several pages",
  mails: "Mails",
  mailsHint: "To visitors and writers. Mails to you alone, such as alerts, speak as this desk does.",
  guides: "Guides (PDF)",
  count: texts,
  changed: (count: number) => `${texts(count)} changed`,
  drafted: (count: number) => `${texts(count)} not published yet`,
  find: "Find words",
  findHint: "In all texts of the site, such as a name that must go everywhere.",
  findButton: "Find",
  /** Beside the link to the page itself. */
  asForm: "As a form",
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
  most: (count: number) => `At most ${formatNumber(count)} characters.`,
  toStandard: "Use our words",
  of: (label: string) => ` for ${label}`,
  save: "Save as draft",
  publish: "Publish",
  publishAll: (count: number) => `Publish ${texts(count)}`,
  discard: "Throw the drafts away",
  drafts: "Not published yet",
  draftsOf: (name: string, count: number) => `${name}: ${texts(count)}`,
  leftOut: "(left out)",
  history: "Published",
  historyOf: (count: number, when: string) => `${when}: ${texts(count)}`,
  others: (count: number) => `And ${texts(count)} more.`,
  before: "Before",
  after: "After",
  ours: "our words",
  undo: "Undo",
  undoOf: (when: string) => ` what was published ${when}`,
  saved: "Saved as a draft. Visitors still read the old words.",
  published: "Published. Visitors read the new words.",
  publishedGuide: "Published. The guide is being made anew with them. Look here again in a few minutes.",
  unchanged: "Nothing had changed.",
  discarded: "The drafts are gone.",
  back: "The words from before are back. Yours are kept as drafts.",
  problems: (count: number) =>
    `Nothing was published: ${count === 1 ? "one text needs" : `${count} texts need`} a change.`,
  edit: "Edit this page",
  /** On the page itself. */
  stillOurs: {
    left: (count: number) => (count === 1 ? "One passage here is still ours" : `${count} passages here are still ours`),
    mine: "I stand behind all of them",
  },
  editHere: "Edit where it stands",
  editor: {
    label: "Editing this page",
    hint: "Press any words to change them.",
    length: (length: number, max: number) => `${formatNumber(length)} of ${formatNumber(max)} characters`,
    list: "Shift and Enter begin another item",
    unsaved: {
      unreachable: "Not saved: the site was not reached. Your words are still here.",
      signedOut:
        "Not saved: you are signed out. Your words are still here: sign in in another window, then come back to this one.",
    },
    more: (count: number) => `${count} more`,
    moreHint: "Texts of this page for search engines, of pictures and of buttons",
    hidden: "Texts that cannot be pressed: for search engines, about pictures, on buttons",
    empty: "Empty: press to write",
    changePicture: "Change this picture",
    pictures: "Pictures of this page",
    picture: (count: number) => `Picture ${count}`,
    refused: (count: number) => (count === 1 ? "1 text is not saved" : `${count} texts are not saved`),
    close: "Close",
    look: "As a visitor",
    done: "Leave",
  },
  elsewhere: "Words on several pages",
  sheet: {
    title: "All words as one text",
    oneByOne: "One by one",
    label: (kind: string, max: number) => `${kind}, at most ${formatNumber(max)} characters`,
    lead: "To read in one go, or to give to whoever writes for you, a person or an assistant, and to put back here. Change what stands below each line in brackets, and leave those lines as they are. A text that is missing stays as it was.",
    broken: (line: string) =>
      `Nothing was saved: “${line}” has lost its number. Please put it back as it was, such as [12] before it.`,
    noNumbers: "Nothing was saved: no line such as [12] was found. Each text needs its own above it.",
    strangers: (numbers: number[]) =>
      `Nothing was saved: this page has no text ${numbers.map((number) => `[${number}]`).join(", ")}. Is it the text of another page?`,
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
    "too long": ({ max, length }) =>
      `Please keep it to ${formatNumber(max)} characters; it has ${formatNumber(length)}.`,
    "unknown detail": ({ name }) =>
      `There is no business detail of the name ${name}. Please write it as it stands in our words, or without braces.`,
    lost: ({ blank }) => `Please keep ${blank}: it is filled in when the text is shown.`,
    taken: ({ now }) =>
      `This text was changed elsewhere meanwhile. It now reads “${now}” Save again to put yours in its place.`,
  } satisfies { [Name in Problem["problem"]]: (problem: Extract<Problem, { problem: Name }>) => string },
};

type Problem = TextProblem | { problem: "taken"; now: string };

export const wordProblem = (problem: Problem): string =>
  (wordsCopy.problem[problem.problem] as (problem: Problem) => string)(problem);
