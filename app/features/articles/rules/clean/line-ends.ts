const written = /(?:\\r)?\\n/g;
/** Words of a path, such as `C:\notes`, go on in small letters. */
const meant = /\\n(?!\p{Ll})/gu;

/**
 * A text of limited length with one kind of line end, without characters that a page cannot hold. Line ends that were
 * written as `\n` are read if there are several and no real one: some programs escape a text twice.
 */
export function evenLines(content: string): string {
  const text = content
    .slice(0, maxArticleCharacters)
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\0\ufeff]/g, "");
  if (text.trim().includes("\n") || (text.match(meant)?.length ?? 0) < 2) return text;
  return unescaped(text) ?? text.replace(written, "\n").replaceAll("\\t", " ").replaceAll('\\"', '"');
}

const maxArticleCharacters = 3_000_000;

function unescaped(text: string): string | null {
  try {
    return String(JSON.parse(`"${text}"`))
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      .replaceAll("\0", "");
  } catch {
    return null;
  }
}
