/** Removes case and accents. */
export const foldText = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const maxWords = 8;

/** The words of a search, folded. */
export const readWords = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean).slice(0, maxWords);

/** Whether texts contain every word of a search, each anywhere. */
export function matchWords(texts: readonly string[], words: readonly string[]): boolean {
  const folded = foldText(texts.join(" "));
  return words.length > 0 && words.every((word) => folded.includes(word));
}

const around = 60;

/** The part of a text around the first word that it contains. */
export function excerptAround(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, " ").trim();
  const folded = foldText(line);
  const at = Math.max(0, folded.indexOf(words.find((word) => folded.includes(word)) ?? ""));
  const [start, end] = [Math.max(0, at - around), at + 2 * around];
  return `${start > 0 ? "…" : ""}${line.slice(start, end).trim()}${end < line.length ? "…" : ""}`;
}
