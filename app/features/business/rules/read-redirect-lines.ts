export type RedirectLine = { from: string; to: string };

/** Room for the two longest addresses. */
const maxLineCharacters = 2500;

const filledLine = /\S[^\r\n]*/g;
const pair = /^(\S+)(?:\s+(?:→|->)(?!\S))?\s*(.*)$/s;

/** "/old /new", one a line; an arrow may stand between them. Reads the first `maxLines`. */
export function readRedirectLines(text: string, maxLines: number): RedirectLine[] {
  const lines: RedirectLine[] = [];
  for (const [line] of text.matchAll(filledLine)) {
    if (lines.length === maxLines) break;
    lines.push(readLine(line));
  }
  return lines;
}

/** A cut line could lead to another page, so nothing of a longer one is taken for a new address. */
function readLine(line: string): RedirectLine {
  if (line.length > maxLineCharacters) return { from: line.slice(0, maxLineCharacters), to: "" };
  const [, from = "", to = ""] = pair.exec(line) ?? [];
  return { from, to: to.trimEnd() };
}

/** Writes as many lines as fit, to be changed and sent again. */
export function writeRedirectLines(lines: readonly RedirectLine[], maxCharacters: number) {
  const shown: string[] = [];
  let characters = 0;
  for (const { from, to } of lines) {
    const line = `${from} ${to}`.trim();
    characters += line.length + 1;
    if (characters > maxCharacters) break;
    shown.push(line);
  }
  return { lines: shown.join("\n"), shown: shown.length };
}
