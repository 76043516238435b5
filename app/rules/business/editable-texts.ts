/** Keys whose values are names in the code, not words. */
const notWords = new Set(["id", "ids", "part", "icon", "variant", "bandOrder", "date", "category", "colour"]);

export type EditableText = { path: string; text: string };

/** A fact alone, such as a price: it is changed among the business details. */
const onlyFact = /^\$?\{[a-zA-Z]+(?:\.[a-zA-Z]+)+\}$/;

/** Every text of a copy with its path, in reading order. */
export function textsOf(copy: unknown, path = ""): EditableText[] {
  if (typeof copy === "string") return copy.trim() && !onlyFact.test(copy) ? [{ path, text: copy }] : [];
  if (!copy || typeof copy !== "object") return [];
  return Object.entries(copy)
    .filter(([key]) => !notWords.has(key))
    .flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key));
}

/** In a list item each line becomes an item of its own. */
export type TextLimits = { maxCharacters: number; isListItem: boolean };

/** Their items have fixed places. */
const fixedLists = new Set(["months"]);
const shortNames = new Set(["action", "button", "link", "back", "label", "name", "badge", "title", "menu", "speaker"]);
const searchLimits: Record<string, number> = { "meta.title": 70, "meta.description": 200 };

/** How long a text may be. Headings and buttons keep near the length that their place was drawn for. */
export function limitsOf({ path, text }: EditableText): TextLimits {
  const keys = path.split(".");
  const isListItem = /^\d+$/.test(keys.at(-1) ?? "") && !fixedLists.has(keys.at(-2) ?? "");
  const search = searchLimits[keys.slice(-2).join(".")];
  if (search) return { maxCharacters: search, isListItem };
  const isShort = shortNames.has(keys.at(-1) ?? "");
  return { maxCharacters: isShort ? Math.max(60, text.length * 2) : 2_000, isListItem };
}
