import { trimEnd } from "./trim-end.ts";

const maxWordCharacters = 30;
const minHeadCharacters = 20;

/** Cuts a text to this length with an ellipsis; at `"word"`, at the end of a word nearby. */
export function shorten(text: string, limit: number, at: "character" | "word" = "character"): string {
  if (text.length <= limit) return text;
  const characters = Array.from(text.slice(0, limit * 2 + 2));
  if (characters.length <= limit) return text;
  const head = characters.slice(0, limit).join("");
  return `${at === "word" ? endAtWord(head) : head.trimEnd()}…`;
}

function endAtWord(head: string): string {
  const lastSpace = head.search(/\s\S*$/);
  const isNear = lastSpace >= minHeadCharacters && head.length - lastSpace <= maxWordCharacters;
  return trimEnd(isNear ? head.slice(0, lastSpace) : head, /[\s.,;:…–-]/);
}
