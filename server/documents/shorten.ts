import { trimEnd } from "#app/rules/text/trim-end.ts";

const maxWordCharacters = 30;
const minHeadCharacters = 20;

/** At most so many characters, cut at a word's end where one is near, with an ellipsis where something was cut. */
export function shorten(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit).join("");
  const lastSpace = cut.search(/\s\S*$/);
  const isNear = lastSpace >= minHeadCharacters && cut.length - lastSpace <= maxWordCharacters;
  return `${trimEnd(isNear ? cut.slice(0, lastSpace) : cut, /[\s.,;:…–-]/)}…`;
}
