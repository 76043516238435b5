import { isEmailAddress } from "#platform/mail/email-address.ts";
import { readTexts } from "#platform/text/read-text.ts";
import { leadFields, type TextField, textFields } from "./lead-fields.ts";

export type LeadField = TextField | "consent";
export type LeadProblem = "missing" | "malformed" | "too long";
export type LeadValues = Record<LeadField, string>;
export type Lead = Record<TextField, string> & { consent: boolean };

export type CheckedLead =
  | { ok: true; lead: Lead }
  | { ok: false; values: LeadValues; problems: Partial<Record<LeadField, LeadProblem>> };

/** A posted form, tidied: a lead, or the problem at each field with the values to show again. */
export function checkLead(sent: Partial<Record<string, string>>): CheckedLead {
  const { values, tooLong } = readTexts(sent, leadFields);
  const problems: Partial<Record<LeadField, LeadProblem>> = {};
  for (const name of textFields) {
    const { maxCharacters, isNeeded, isCut } = leadFields[name];
    if (isCut) values[name] = values[name].slice(0, maxCharacters);
    else if (tooLong.includes(name)) problems[name] = "too long";
    else if (isNeeded && values[name] === "") problems[name] = "missing";
    else if (name === "email" && !isEmailAddress(values[name])) problems[name] = "malformed";
  }
  const consent = Boolean(sent.consent?.trim());
  if (Object.keys(problems).length === 0) return { ok: true, lead: { ...values, consent } };
  return { ok: false, values: { ...values, consent: consent ? "on" : "" }, problems };
}
