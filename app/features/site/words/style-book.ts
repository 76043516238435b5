import { defaultFacts } from "#facts/facts.ts";
import { formatOnce, formatSetupAndMonthly } from "#platform/text/format-price.ts";

const { aLaCarte, place } = defaultFacts;

/** Words of the page that shows every component in every state; nothing links to it. */
export const styleBookCopy = {
  title: "Style book",
  lead: "Every part of the house in every state, on paper and on ink.",
  colours: "Colors",
  type: "Type",
  typeSamples: ["Worth the detour", "The hour after dinner", "A list with reasons", "A dinner in December"],
  prose:
    "Newsreader speaks, Ysabeau acts. A note is set in italics; figures stand 0123456789 in prose and line up in prices.",
  buttons: "Buttons and links",
  rest: "Rest",
  hover: "Hover",
  focus: "Focus",
  busy: "Sending",
  disabled: "Not yet",
  go: "A link that leads on",
  back: "A link that leads back",
  sentence: "A sentence with ",
  sentenceLink: "a link in it",
  copyLink: "Copy link",
  badges: ["Wine", "RECOMMENDED", "New", "Dynamic Content"],
  fields: "Fields",
  email: "Email",
  placeholder: "you@yourhouse.com",
  hint: "We write once, with the guide.",
  optional: "(optional)",
  error: "Please enter your email address",
  house: "Your house",
  choices: ["Winery", "Cigar lounge", "Restaurant"],
  message: "Message",
  consent: "Write to me about this guide.",
  closed: "Closed",
  feedback: "What happened, and what is on its way",
  toasts: [
    { title: "Link Copied", description: "Article link copied to clipboard", variant: "default" },
    { title: "Error", description: "Please enter your email address", variant: "destructive" },
  ],
  progress: "Five of fifteen answered",
  dialog: {
    title: "Cancel this appointment?",
    text: "The time becomes free at once.",
    action: "Cancel it",
    close: "Close",
  },
  lists: "Lists and tables",
  chapters: [
    { title: "The listing", text: "What a phone shows before anyone sees your door." },
    { title: "The page", text: "Hours, a price and a photograph of the room." },
  ],
  prices: [
    { name: "Website audit", price: formatOnce(aLaCarte.websiteAudit, place) },
    { name: "CRM", price: formatSetupAndMonthly(aLaCarte.crmSetup, aLaCarte.crmMonthly, place) },
  ],
  facts: [
    { term: "Where", details: "By telephone" },
    { term: "Length", details: "30\u00a0minutes" },
  ],
  calendar: "Calendar",
  month: "November 2026",
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  free: "9:00",
  chosen: "9:30",
  taken: "10:00",
  pictures: "Pictures and marks",
  figure: { label: "Plate I", caption: "The hour after dinner", alt: "A lit cigar on a green marble ashtray" },
  cover: { title: "Winery Marketing Playbook", line: "For the tasting room" },
};
