const maxWords = 24;
const maxWord = 40;

/** The search words of some texts: without case, accents and other characters, each once. */
export function searchWords(texts: readonly string[]): string[] {
  const folded = texts.join(" ").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, maxWord)))].slice(0, maxWords);
}
