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

/** The index after the closing quote of the string that opens at `open`; -1 if it never closes. */
export function endOfString(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charAt(at - 1 - slashes) === "\\") slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return -1;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is escaped
const controls = /[\u0000-\u001f]/g;
const escapeControl = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Escapes raw line breaks in JSON strings, which templates produce by pasting text. */
function escapeControls(json: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let open = json.indexOf('"'); open !== -1; open = json.indexOf('"', from)) {
    const end = endOfString(json, open);
    if (end === -1) break;
    parts.push(json.slice(from, open), json.slice(open, end).replace(controls, escapeControl));
    from = end;
  }
  return parts.join("") + json.slice(from);
}
