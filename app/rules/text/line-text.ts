import { shorten } from "./shorten.ts";

/* Characters that turn or hide what stands beside them: controls, bidirectional overrides, byte order marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hidden = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of well-formed text, at most `limit` characters; empty if nothing in it is visible. */
export function lineText(text: string, limit: number): string {
  const line = text
    .slice(0, limit * 20)
    .toWellFormed()
    .replace(hidden, "")
    .replace(/\s+/g, " ")
    .trim();
  return visible.test(line) ? shorten(line, limit) : "";
}
