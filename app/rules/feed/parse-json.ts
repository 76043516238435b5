import { escapeControls } from "./json-string.ts";

/** The value that a JSON text stands for; null where it is none. Raw line breaks in strings are forgiven. */
export function parseJson(text: string): { value: unknown } | null {
  return tryParse(text) ?? tryParse(escapeControls(text));
}

function tryParse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
