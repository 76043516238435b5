import { textKinds, textParts } from "./words.ts";

/** The name of a text for the owner, by its path in the copy: where it stands, and what it is: "Card 2, heading". */
export function nameText(path: string): string {
  const keys = path.split(".");
  const ofTwo = textKinds[keys.slice(-2).join(".")];
  const last = keys.at(-1) ?? "";
  const kind = ofTwo ?? textKinds[last] ?? (isNumber(last) ? [] : sayKey(last));
  const around = keys.slice(0, ofTwo ? -2 : isNumber(last) ? undefined : -1);
  const parts = [...placesOf(around), kind].flat();
  return parts.map((part, at) => (at === 0 ? upper(part) : lower(part))).join(", ");
}

const isNumber = (key: string | undefined) => key !== undefined && /^\d+$/.test(key);

/** "cards", "1" is the second card. */
const placesOf = (keys: readonly string[]): string[] =>
  keys.flatMap((key, at) => {
    const next = keys[at + 1];
    if (isNumber(key)) return at === 0 || isNumber(keys[at - 1]) ? [`item ${Number(key) + 1}`] : [];
    return [isNumber(next) ? `${singular(sayKey(key))} ${Number(next) + 1}` : sayKey(key)];
  });

const sayKey = (key: string) =>
  textParts[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/-/g, " ");

const singular = (words: string) => words.replace(/ies$/, "y").replace(/(?:(?<=ss|x|ch)es|(?<!s|new)s)$/, "");

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
