/** The first words of a text, with an ellipsis where something was cut; for bundles, in as few bytes as it takes. */
export function endAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(" ", limit);
  return `${text.slice(0, end > 0 ? end : limit).replace(/[,;:.…–-]$/, "")}…`;
}
