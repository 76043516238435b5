import { z } from "zod/mini";
import { isEmailAddress } from "./email-address.ts";
import { tidyText } from "./tidy-text.ts";

const longest = { name: 120, email: 254, business: 160, phone: 40, message: 4000 };

const leadFields = ["name", "email", "business", "phone", "message", "consent"] as const;
export type LeadField = (typeof leadFields)[number];
export type LeadProblem = "missing" | "malformed" | "too long";
export type LeadValues = Record<LeadField, string>;
export type Lead = Record<Exclude<LeadField, "consent">, string> & { consent: boolean };

export type CheckedLead =
  | { ok: true; lead: Lead }
  | { ok: false; values: LeadValues; problems: Partial<Record<LeadField, LeadProblem>> };

const text = (most: number) => z.string().check(z.maxLength(most, "too long"));
const needed = (most: number) =>
  z.string().check(z.minLength(1, { error: "missing", abort: true }), z.maxLength(most, "too long"));

/** At least five digits, in whatever way a country groups them, and perhaps an extension; or nothing. */
const phoneNumber = /^(?:(?=(?:\D*\d){5})[\d\s()./+\p{Pd}]+(?:[,;]?\s?(?:x|ext\.?|extension)[\s.:]?\d+)?)?$/iu;

const shape = z.object({
  name: needed(longest.name),
  email: needed(longest.email).check(z.refine(isEmailAddress, "malformed")),
  business: text(longest.business),
  phone: text(longest.phone).check(z.regex(phoneNumber, "malformed")),
  message: text(longest.message),
});

/** What a form sent, tidied: a lead, or what is wrong at which field with the values to show again. */
export function checkLead(sent: Partial<Record<string, string>>): CheckedLead {
  const read = (field: LeadField) => tidyText(sent[field] ?? "", field === "message" ? "lines" : "line");
  const values = Object.fromEntries(leadFields.map((field) => [field, read(field)])) as LeadValues;
  const checked = shape.safeParse(values);
  if (checked.success) return { ok: true, lead: { ...checked.data, consent: values.consent !== "" } };
  const problems: Partial<Record<LeadField, LeadProblem>> = {};
  for (const { path, message } of checked.error.issues) problems[path[0] as LeadField] ??= message as LeadProblem;
  return { ok: false, values, problems };
}
