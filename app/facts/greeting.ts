import { editable } from "./editable.ts";

/** Salutations: with a name, and for a name that a mail must not greet. */
export const greetingCopy = editable("greeting", () => ({ named: "Dear {name},", unnamed: "Hello," }));
