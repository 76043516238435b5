const mostWords = 24;
const longestWord = 40;

/** The words of some texts as they are kept for searching: without case, accents and signs, each once. */
export function searchWords(texts: readonly string[]): string[] {
  const folded = texts.join(" ").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords);
}
