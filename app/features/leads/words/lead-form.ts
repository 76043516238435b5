import { editable } from "#facts/editable.ts";
import { formatNumber } from "#platform/intl/numbers.ts";
import type { LeadField, LeadProblem } from "../rules/check-lead.ts";
import { leadFields, type TextField } from "../rules/lead-fields.ts";

const problems: Record<LeadField, Partial<Record<LeadProblem, string>>> = {
  name: { missing: "Please give a name, so that we know whom to greet.", "too long": "Please shorten this a little." },
  email: {
    missing: "Please give an email address.",
    malformed: "Please look this address over; it should read like you@house.com.",
    "too long": "Please give an address that a mail program takes.",
  },
  business: { "too long": "Please shorten this a little." },
  phone: {},
  message: {
    "too long": `Please keep it under ${formatNumber(leadFields.message.maxCharacters)} characters; the rest can wait for the call.`,
  },
  consent: {},
};

/** The owner's names of the fields: in mails, lists, files and the person's document. */
export const leadLabels: Record<TextField, string> = {
  name: "Name",
  email: "Email",
  business: "Business",
  phone: "Phone",
  message: "Message",
};

/** A message is asked for in the words of its form. */
type OwnLabels = Record<Exclude<TextField, "message">, string>;

/** Texts of all built-in forms. */
export const formCopy = editable("form", () => ({
  labels: { name: "Your name", email: "Email", business: "Your place", phone: "Phone" } satisfies OwnLabels,
  message: { consultation: "What would you like to be different?", guide: "Anything we should know" },
  nextFree: "Next free: {hours} ({zone})",
  further: "So that we can prepare",
  optional: "(optional)",
  consent: "You may write to me now and then. Each letter can be stopped with one click.",
  trap: "Leave this empty",
  problems,
  sent: {
    title: "Thank you, we have your note",
    text: "What is left is a day and a time.",
    link: "Choose a time",
  },
}));
