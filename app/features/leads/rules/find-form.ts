import { type FormName, formNames } from "#facts/forms.ts";

/** Finds a form by the id that the owner gave it, or by its name if that is no other form's id. */
export const findForm = (id: string, formIds: Partial<Record<FormName, string>>): FormName | undefined =>
  formNames.find((name) => formIds[name] === id) ?? formNames.find((name) => name === id);
