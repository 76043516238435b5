import type { FormName } from "#facts/forms.ts";

/** Whether a form's entry waits for an answer: a guide alone does not. */
export const asksSomething = (form: FormName, { message }: { message: string }): boolean =>
  form === "consultation" || message !== "";
