import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { questionCount } from "#facts/quiz-points.ts";
import { packageNames } from "#features/company/words/package-names.ts";
import { counted } from "#platform/text/counted.ts";
import { formatHours } from "#platform/text/format-hours.ts";
import { maxQuestionCharacters } from "../rules/max-question.ts";

/** Texts of the section where visitors ask Dash. Braces are filled in. */
export const askCopy = editable("dash-ask", (facts: Facts) => ({
  title: "Ask Dash",
  lead: "A guide to this site, at any hour. It answers from what our pages say, shows you where, and says so when they don’t.",
  withModel:
    "Dash is AI, not a person. Your question and passages of this site go to {processor}, which chooses the sentences that answer it. You see them as they stand on our pages, word for word.",
  processedBy: "Questions to Dash go to {processor} at present.",
  kept: "Questions are kept for 30 days, without your address, to improve the answers. Please leave names and private matters out.",
  label: "Your question",
  button: "Ask",
  stop: "Stop",
  asking: "Dash is looking it up.",
  stopped: "Stopped.",
  suggestionsTitle: "Often asked",
  suggestions: [
    `What does ${packageNames(facts).starter} cost?`,
    `What does Dash cost?`,
    "How long is the consultation?",
    "Can Dash text back a missed call?",
    "Who else sees my data?",
    "Can a lounge buy ads?",
  ],
  you: "You",
  dash: "Dash",
  passages: "These words of our pages may answer that:",
  article: "Article: {title}",
  inArticle: "In the article “{title}”: “{quote}”",
  declined: "Our pages don’t say. Ask a person: someone here will know.",
  partly: "To the rest of your question our pages give no answer.",
  handover: "Gladly. A person answers mail, or talks with you for {minutes}, free of charge.",
  write: "Write to us, or choose a time",
  book: "Choose a time instead",
  carried: "Your conversation comes along with the booking. Read it, and change what you like.",
  person: "A person, please",
  answered: "Asked and answered",
  back: "Back to the questions",
  handOverLead: "Read what will be sent, and change what you like. Nothing leaves before you press the button.",
  handOverMessage: "Your conversation",
  handOverHint: "It goes to our desk with your name and address, and to nobody else.",
  handOverSend: "Send it to a person",
  handedOver: "Thank you. A person has your note and will write to you.",
  tooLong: `Please ask in at most ${maxQuestionCharacters} characters.`,
  empty: "Please write a question.",
  tooOften: "Too many questions. Please try again in a minute.",
  failed: "That didn’t get through. Please try again.",
}));

export type AskCopy = ReturnType<typeof askCopy>;

/** "Monday to Thursday 9:00 am–12:00 pm", the days with the same hours together. */
function openDays(week: readonly (readonly string[])[], locale: string): string[] {
  const days: { first: number; last: number; hours: string }[] = [];
  for (const [day, spans] of week.entries()) {
    const hours = formatHours(spans, locale);
    const before = days.at(-1);
    if (before?.hours === hours && before.last === day - 1) before.last = day;
    else if (hours) days.push({ first: day, last: day, hours });
  }
  return days.map(({ first, last, hours }) => {
    const name = first === last ? dayNames[first] : `${dayNames[first]} to ${dayNames[last]}`;
    return `${name} ${hours}`;
  });
}

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** As inside a sentence; names and abbreviations keep their capitals. */
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Sentences that Dash says by itself. All figures in them come from the business details. */
export const factAnswers = (facts: Facts) => {
  const { contact, sessionMinutes, booking, place } = facts;
  const minutes = counted(sessionMinutes.consultation, "minute");
  const open = openDays(booking.weeklyHours, place.locale);
  return {
    setupAndMonthly: (name: string, setup: string, monthly: string) =>
      `${name}: ${setup} to set up, ${monthly} a month. You have the final price in writing before we begin.`,
    dashPrice: (setup: string, monthly: string, withSupport: string, management: string) =>
      `Dash: ${setup} to set up, ${monthly} a month. With ${facts.dash.supportDays}-day support the setup is ${withSupport}, and management is ${management} a month.`,
    single: (name: string, price: string) => `${name}: ${price}.`,
    prices: (packages: readonly { name: string; setup: string; monthly: string }[]) =>
      `${packages.map(({ name, setup, monthly }) => `${name}: ${setup} to set up, ${monthly} a month`).join("; ")}.`,
    words: (count: string) => `articles of ${counted(count, "word")}`,
    feature: (name: string, feature: string, value: string) => `${name}, ${lowerFirst(feature)}: ${lowerFirst(value)}.`,
    side: (feature: string, values: readonly { name: string; value: string }[]) =>
      `${feature}: ${values.map(({ name, value }) => `${name}, ${lowerFirst(value)}`).join("; ")}.`,
    listed: (title: string, names: readonly string[]) => `${title}: ${names.join(", ")}.`,
    packages: (names: readonly string[]) => `There are ${counted(names.length, "package")}: ${names.join(", ")}.`,
    forWhom: (name: string, lead: string) => `${name}: ${lead}`,
    inside: "Inside",
    social: (names: readonly string[]) => `We are on ${names.join(", ")}: the links stand at the foot of every page.`,
    recommended: (name: string) => `We recommend the ${name}.`,
    deliverables: (name: string, titles: readonly string[]) =>
      `${name}, ${counted(titles.length, "deliverable")}: ${titles.map(lowerFirst).join("; ")}.`,
    contains: (name: string, what: string) => `${name} includes ${what}.`,
    posts: (count: string) => `${counted(count, "post")} a month`,
    refresh: (count: string) => `a refresh of ${counted(count, "page")}`,
    site: (count: string) => `a site of ${counted(count, "page")}`,
    siteUpTo: (count: string) => `a site of up to ${counted(count, "page")}`,
    checkIn: (count: string) => `The monthly check-in takes ${counted(count, "minute")}.`,
    planningCall: (count: string) => `The planning call takes ${counted(count, "minute")}.`,
    support: `Dash comes with ${facts.dash.supportDays}-day support with its setup.`,
    email: `Write to ${contact.email}.`,
    dataEmail: `For anything about your data, write to ${contact.supportEmail}.`,
    place: `In ${contact.locality}, ${contact.region}.`,
    hours: open.length > 0 ? `Sessions take place ${open.join("; ")} (${booking.timeZone}).` : "",
    callLength: `A strategy call takes ${counted(sessionMinutes.strategyCall, "minute")}.`,
    callFree: `A strategy call is free and takes ${counted(sessionMinutes.strategyCall, "minute")}.`,
    diagnostic: `The Digital Diagnostic after the quiz is free and takes ${counted(sessionMinutes.quiz, "minute")}.`,
    consultationLength: `The consultation takes ${minutes}.`,
    consultationFree: `The consultation is free and takes ${minutes}.`,
    quizQuestions: `The visibility quiz has ${questionCount} questions.`,
    quizLength: `The visibility quiz takes about ${counted(3, "minute")}.`,
    guidesFree: "The playbooks are free, for a name and an email address.",
  };
};
