import { counted } from "#platform/text/counted.ts";

export const modelTestWords = {
  modelAnswered: "the model answered, and its sentence holds",
  modelUnusable:
    "the model answered, but not with sentences that can be checked; visitors get passages instead. Try another model",
};

export const questionBookCopy = {
  /** In the document with everything about a person. */
  ofPerson: { title: "Questions to Dash", question: "Question", answer: "Answer" },
  nav: "Questions",
  title: "Questions for Dash",
  lead: "What visitors asked and the site does not say. One line from you is Dash’s answer within a minute, and a question and answer at the end of the page that you choose.",
  none: "Nothing is open. Questions that find no answer are listed here for 30 days.",
  open: "Without an answer",
  asked: (count: number) => `Asked ${count === 1 ? "once" : `${count} times`}.`,
  standing: "Not asked here yet. Nearly every owner is asked this.",
  also: "Also asked:",
  more: (count: number) => `${counted(count, "more question")} will follow once these are answered or set aside.`,
  answer: "Your answer, in one line",
  alsoSay: "People also say",
  alsoHint: "Other words for the same question, with commas between them: ship to Norway, deliver to Norway",
  words: "Prices, packages and everything else on your pages are answered by themselves.",
  wordsLink: "Add the words that your visitors use for them",
  page: "Page that shows it",
  save: "Answer",
  aside: "Set aside",
  of: (question: string) => ` “${question}”`,
  missing: "Please write an answer.",
  given: "Your answers",
  change: "Save",
  remove: "Remove",
  flash: {
    answered: "Saved. Dash answers so from now on.",
    aside: "Set aside.",
    removed: "Removed.",
  } as Partial<Record<string, string>>,
  contradicted: (count: number) =>
    `${counted(count, "answer")} of yours for Dash may no longer be true with this change. Nothing is saved yet.`,
  sure: "Save, and look at the answers later",
  see: "Change the answers",
};
