/** Keys whose values are names in the code, not words. */
const notWords = new Set(["id", "ids", "part", "icon", "variant", "date", "category", "colour"]);

export type EditableText = { path: string; text: string };

/** A fact alone, such as a price: the owner changes it in the business details. */
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

/** Lists with a fixed number of items. Nested lists, such as the cells of a table, are fixed too. */
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
/** Maximum characters where room is limited, by the end of the path without numbers. */
export const placeLimits: Record<string, number> = {
  "meta.title": 70,
  "meta.description": 200,
  "peaks.label": 16,
  "year.now": 16,
  "time.figure": 10,
  "time.half": 5,
  "figures.value": 5,
  "quiz.figure": 3,
  "quiz.figureUnit": 12,
  "cards.unit": 20,
  speaker: 12,
  here: 20,
  menu: 20,
};

/** A label in a row of labels, a button, a name: not a sentence. */
const maxLabelCharacters = 30;
const isLabel = (text: string) => text.length <= maxLabelCharacters && !/[.!?:]$/.test(text);

const isPlace = (key = "") => /^\d+$/.test(key);

/** How long a text may be. Headings and buttons keep near the length that their place was drawn for. */
export function limitsOf({ path, text }: EditableText): TextLimits {
  const keys = path.split(".");
  const isListItem = isPlace(keys.at(-1)) && !isPlace(keys.at(-2)) && !fixedLists.has(keys.at(-2) ?? "");
  const named = keys.filter((key) => !isPlace(key));
  const place = placeLimits[named.slice(-2).join(".")] ?? placeLimits[named.at(-1) ?? ""];
  if (place) return { maxCharacters: Math.max(place, text.length), isListItem, takesMarks: false };
  const isShort = shortNames.has(keys.at(-1) ?? "");
  const isNearOurs = isShort || (isLabel(text) && !isListItem);
  return { maxCharacters: isNearOurs ? Math.max(60, text.length * 2) : 2_000, isListItem, takesMarks: !isShort };
}
