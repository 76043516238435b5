import { shorten } from "./shorten.ts";
import { tidyText } from "./tidy-text.ts";

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of well-formed text, at most `limit` characters; empty if nothing in it is visible. */
export function lineText(text: string, limit: number): string {
  const line = tidyText(text.slice(0, limit * 20), "line");
  return visible.test(line) ? shorten(line, limit) : "";
}
