import * as site from "#app/site.ts";
import type { Facts } from "#facts/facts.ts";
import type { FormName } from "#facts/forms.ts";
import type { BroughtForm, Feature } from "#platform/http/feature.ts";
import { formCopy } from "./words/lead-form.ts";

const brought: Record<FormName, BroughtForm> = Object.assign(
  {},
  ...Object.values<Feature>(site).map(({ forms }) => forms),
);

/** Names the thing that a form asks for. */
export const askedBy = (form: FormName, facts: Facts): string => brought[form].asked(facts);

/** The texts of a form: its own, from the feature that shows it, and those of all. */
export const leadFormCopy = (form: FormName, facts: Facts) => {
  const { name, title, button } = brought[form].words(facts);
  const { message, ...words } = formCopy(facts);
  const labels = { ...words.labels, message: message[form === "consultation" ? form : "guide"] };
  return { ...words, name, title, button, labels };
};
