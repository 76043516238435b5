import { escapeControls } from "./json-string.ts";

/** The value of a JSON text; null if it is none. Raw line breaks in strings are accepted. */
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
