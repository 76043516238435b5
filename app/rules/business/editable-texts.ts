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

/** In a list item each line becomes an item of its own. Headings and buttons take no emphasis and no links. */
export type TextLimits = { maxCharacters: number; isListItem: boolean; takesMarks: boolean };

/** Their items have fixed places, as have those of a list in a list, such as the cells of a table. */
const fixedLists = new Set(["months", "firsts"]);
const shortNames = new Set([
  "action",
  "button",
  "link",
  "back",
  "label",
  "name",
  "badge",
  "title",
  "menu",
  "speaker",
  "titleSecondLine",
  "turn",
]);
const searchLimits: Record<string, number> = { "meta.title": 70, "meta.description": 200 };

const isPlace = (key = "") => /^\d+$/.test(key);

/** How long a text may be. Headings and buttons keep near the length that their place was drawn for. */
export function limitsOf({ path, text }: EditableText): TextLimits {
  const keys = path.split(".");
  const isListItem = isPlace(keys.at(-1)) && !isPlace(keys.at(-2)) && !fixedLists.has(keys.at(-2) ?? "");
  const search = searchLimits[keys.slice(-2).join(".")];
  if (search) return { maxCharacters: search, isListItem, takesMarks: false };
  const isShort = shortNames.has(keys.at(-1) ?? "");
  return { maxCharacters: isShort ? Math.max(60, text.length * 2) : 2_000, isListItem, takesMarks: !isShort };
}
