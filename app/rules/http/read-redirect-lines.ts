export type RedirectLine = { from: string; to: string };

/** "/old /new", one a line; an arrow may stand between them. */
export function readRedirectLines(text: string): RedirectLine[] {
  return text
    .split(/[\r\n]/)
    .map((line) => line.split(/\s/).filter((part) => part !== "" && part !== "→" && part !== "->"))
    .filter((parts) => parts.length > 0)
    .map(([from = "", ...to]) => ({ from, to: to.join(" ") }));
}
