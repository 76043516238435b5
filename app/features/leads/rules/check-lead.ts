import { z } from "zod/mini";
import { isEmailAddress, maxEmailCharacters } from "#platform/mail/email-address.ts";
import { readTexts } from "#platform/text/read-text.ts";

export const maxMessageCharacters = 4000;
/** The rest of a longer one is left out. */
const maxPhoneCharacters = 120;

const limits = {
  name: { kind: "line", maxCharacters: 120 },
  email: { kind: "line", maxCharacters: maxEmailCharacters },
  business: { kind: "line", maxCharacters: 160 },
  phone: { kind: "line", maxCharacters: maxPhoneCharacters },
  message: { kind: "lines", maxCharacters: maxMessageCharacters },
} as const;

export type LeadField = keyof typeof limits | "consent";
export type LeadProblem = "missing" | "malformed" | "too long";
export type LeadValues = Record<LeadField, string>;
export type Lead = Record<Exclude<LeadField, "consent">, string> & { consent: boolean };

export type CheckedLead =
  | { ok: true; lead: Lead }
  | { ok: false; values: LeadValues; problems: Partial<Record<LeadField, LeadProblem>> };

const needed = () => z.string().check(z.minLength(1, { error: "missing", abort: true }));

const shape = z.object({
  name: needed(),
  email: needed().check(z.refine(isEmailAddress, "malformed")),
  business: z.string(),
  phone: z.string(),
  message: z.string(),
});

/** A posted form, tidied: a lead, or the problem at each field with the values to show again. */
export function checkLead(sent: Partial<Record<string, string>>): CheckedLead {
  const { values, tooLong: allTooLong } = readTexts(sent, limits);
  // Optional, and no reason to hold a form back.
  values.phone = values.phone.slice(0, maxPhoneCharacters);
  const tooLong = allTooLong.filter((field) => field !== "phone");
  const consent = Boolean(sent.consent?.trim());
  const checked = shape.safeParse(values);
  if (checked.success && tooLong.length === 0) return { ok: true, lead: { ...checked.data, consent } };
  const problems: Partial<Record<LeadField, LeadProblem>> = {};
  for (const field of tooLong) problems[field] = "too long";
  for (const { path, message } of checked.error?.issues ?? [])
    problems[path[0] as LeadField] ??= message as LeadProblem;
  return { ok: false, values: { ...values, consent: consent ? "on" : "" }, problems };
}
