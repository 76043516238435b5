import { decodeEntities } from "./decode-entities.ts";
import { blockElements, knownElements, unreadElements } from "./html-elements.ts";

const tag = /<(\/?)([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>/iy;
/** Elements of other vocabularies, such as `<o:p>` of word processors. */
const foreignTag = /<\/?[a-z][a-z0-9]*[-:][a-z0-9:.-]*(?:[\s/][^<>]*)?>/iy;
const aside = /<!--(?:>|->|[\s\S]*?-->)|<[!?][^>]*>/y;

export type Markup = { end: number; text: string };

/** The tag, comment or unread element at `at`, and what a reader sees of it; null if the sign is a word's. */
export function markupAt(source: string, at: number): Markup | null {
  const note = matchAt(aside, source, at);
  if (note) return { end: at + note[0].length, text: "" };
  const found = matchAt(tag, source, at);
  const name = found?.[2]?.toLowerCase() ?? "";
  if (!found || !knownElements.has(name)) {
    const foreign = matchAt(foreignTag, source, at);
    return foreign && { end: at + foreign[0].length, text: "" };
  }
  const end = at + found[0].length;
  if (unreadElements.has(name) && !found[1]) return { end: endOfUnread(source, name, end), text: " " };
  return { end, text: blockElements.has(name) || name === "br" ? "\n" : "" };
}

function endOfUnread(source: string, name: string, from: number): number {
  const closer = source.toLowerCase().indexOf(`</${name}`, from);
  const end = closer === -1 ? -1 : source.indexOf(">", closer);
  return end === -1 ? from : end + 1;
}

export function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** The words of HTML, with its line ends. Meant for some thousand characters. */
export function htmlText(source: string): string {
  let text = "";
  let from = 0;
  for (let at = source.indexOf("<"); at !== -1; at = source.indexOf("<", Math.max(from, at + 1))) {
    const markup = markupAt(source, at);
    if (!markup) continue;
    text += decodeEntities(source.slice(from, at)) + markup.text;
    from = markup.end;
  }
  return text + decodeEntities(source.slice(from));
}
