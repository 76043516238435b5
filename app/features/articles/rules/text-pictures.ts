/** Pictures of an article's text, by the name of their reference. */
export type TextPictures = Record<string, TextPicture>;
export type TextPicture = { src: string; width: number; height: number };

const nameOf = (count: number) => `picture-${count}`;

export function nextPictureName(pictures: TextPictures): string {
  for (let count = 1; ; count++) if (!pictures[nameOf(count)]) return nameOf(count);
}

/**
 * Inserts a picture as its own paragraph, and returns the caret's new place. `target` is where markdown finds it: a
 * `[name]` or an `(address)`.
 */
export function placePicture(text: string, at: number, { target, alt }: { target: string; alt: string }) {
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  const line = `![${alt
    .replace(/[[\]\\]/g, "")
    .replace(/\s+/g, " ")
    .trim()}]${target}`;
  const head = before ? `${before}\n\n${line}\n\n` : `${line}\n\n`;
  return { text: head + after, at: head.length };
}

/** The text with its pictures' data at the end, where the writer does not see it. */
export function withTextPictures(text: string, pictures: TextPictures): string {
  const used = Object.entries(pictures).filter(([name]) => text.includes(`[${name}]`));
  if (used.length === 0) return text;
  return `${text.trimEnd()}\n\n${used.map(([name, { src }]) => `[${name}]: ${src}`).join("\n")}\n`;
}
