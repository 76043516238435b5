import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { formNames } from "#facts/forms.ts";
import { askedBy, leadFormCopy } from "./forms.ts";

test.each(formNames)("a feature brings the form %s, with its name, its button and what it asks for", (form) => {
  const { name, title, button } = leadFormCopy(form, defaultFacts);
  expect([name, title, button, askedBy(form, defaultFacts)]).not.toContain("");
});
