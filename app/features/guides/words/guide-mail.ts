import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import type { LeadForm } from "#facts/forms.ts";
import { mailFoot } from "#facts/mail-foot.ts";
import { guides as documents } from "./guides/guides.ts";

/** The mail with a guide, by the form that asked for it. Guides have the names of their pages. */
const guides: Record<LeadForm, { guide: string; kind: string; line: string; colour: string; begin: string }> = {
  blueprint: {
    guide: "The Visibility Blueprint",
    kind: "blueprint",
    line: "For every house",
    colour: "#190d15",
    begin: "Begin today: search for your trade and your town on somebody else’s phone.",
  },
  cigar: {
    guide: "The Smoke Signals Playbook",
    kind: "playbook",
    line: "For the lounge",
    colour: "#12261f",
    begin: "Begin on a slow evening: ask a guest to search for a brand you stock, with the name of your town.",
  },
  winery: {
    guide: "Winery Marketing Playbook",
    kind: "playbook",
    line: "For the tasting room",
    colour: "#46101a",
    begin: "Begin on a rain day: search for a tasting near you on a phone that isn’t yours.",
  },
  dining: {
    guide: "The Private Table Playbook",
    kind: "playbook",
    line: "For the dining room",
    colour: "#190d15",
    begin: "Begin before tonight: try to book your own table for two, on a phone.",
  },
};

/** Words in braces are filled in for the guide that was asked for. */
export const guideMailWords = editable("guide-mail", (facts: Facts) => ({
  guides,
  subject: "Your {kind}: {guide}",
  title: "Here is your {kind}",
  thanks: "Thank you for asking for it. The link stays open, so there is no hurry.",
  button: "Download the {kind} (PDF)",
  otherwise: "If the button does nothing:",
  invite: {
    before: "Should you find something odd, write back to this mail and tell us. A person reads it. Or",
    link: "choose {minutes} minutes for a call",
    after: "; there is no charge for that either.",
  },
  regards: "With kind regards",
  why: "We respect your inbox. No spam. Ever. You get this mail because this address was entered to ask for the guide. Nothing else follows from it by itself.",
  business: mailFoot(facts),
}));

/** Texts of the mail with a form's guide, the titles of its chapters, and the values of its words in braces. */
export const guideMailCopy = (form: LeadForm, facts: Facts) => {
  const { guides, ...words } = guideMailWords(facts);
  const { kind, guide, ...about } = guides[form];
  const { blueprint, playbook } = facts.sessionMinutes;
  const blanks = { kind, guide, minutes: form === "blueprint" ? blueprint : playbook };
  const name = form === "blueprint" ? "visibility" : form;
  const chapters = documents.find((each) => each.name === name)?.copy(facts).chapters ?? [];
  return { ...words, ...about, guide, inside: chapters.map(({ title }) => title.replaceAll("\u00a0", " ")), blanks };
};

export type GuideMailCopy = ReturnType<typeof guideMailCopy>;
