import { editable } from "#app/copy/editable.ts";

/** How a mail begins: to a name, and where it must not be greeted. */
export const greetingCopy = editable("greeting", () => ({ named: "Dear {name},", unnamed: "Hello," }));
