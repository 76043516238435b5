/**
 * Emphasis and links in the owner's texts. On their way through copy and components they are characters of the private
 * use area, each followed by a secret seal; the finished page has tags in their place. Anybody can type such a
 * character (into a form, a search, an article), nobody the seal.
 */
const marks = {
  emphasis: "\ue001",
  emphasisEnd: "\ue002",
  link: "\ue003",
  linkText: "\ue004",
  linkEnd: "\ue005",
  text: "\ue006",
  textEnd: "\ue007",
};
const firstId = 0xe100;
/** Of these a seal is made. Eight of them cannot be guessed. */
export const sealCharacters = String.fromCharCode(...Array.from({ length: 240 }, (_, at) => 0xe010 + at));
export const sealLength = 8;

/** All characters that are or could become marks. `readSiteText` removes them from what the owner types. */
export const privateUse = /[\ue000-\uf8ff]/g;

const typedEmphasis = /\*([^*]+)\*/g;
const typedLink = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
const safeAddress = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)/;

/** Replaces links by their words, for print, where stars stay as italics. */
export const withoutLinks = (typed: string): string => typed.replace(typedLink, (_, words: string) => words);

/** Removes typed marks, for mails, feeds and pictures. */
export const withoutMarks = (typed: string): string =>
  withoutLinks(typed).replace(typedEmphasis, (_, words: string) => words);

export type TextMarks = ReturnType<typeof makeTextMarks>;

/** The marks of one process, sealed with a secret of its own. */
export function makeTextMarks(seal: string) {
  const sealed = (mark: string) => mark + seal;
  return {
    /** Replaces typed marks by characters. Links with an unsafe address become plain words. */
    withMarks: (typed: string): string =>
      typed
        .replace(typedLink, (_, words: string, address: string) =>
          safeAddress.test(address)
            ? sealed(marks.link) + address + sealed(marks.linkText) + words + sealed(marks.linkEnd)
            : words,
        )
        .replace(typedEmphasis, (_, words: string) => sealed(marks.emphasis) + words + sealed(marks.emphasisEnd)),
    /** Marks a text so that it can be found in the finished page; `id` is below 6,000. */
    markText: (text: string, id: number): string =>
      sealed(marks.text + String.fromCharCode(firstId + id)) + text + sealed(marks.textEnd),
    /** Replaces marks in a finished page by tags, and removes those without the seal. */
    placeMarks: (html: string): string => replaceMarks(dropUnsealed(html, seal)),
  };
}

/** A mark at the end of a piece, with the id of its text: the seal followed it. */
const endMark = /[\ue001-\ue007][\ue100-\uf8ff]?$/;

/** Keeps the marks that the seal follows, and drops the seals. */
function dropUnsealed(html: string, seal: string): string {
  const pieces = html.split(seal);
  const last = pieces.pop() ?? "";
  const kept = pieces.map((piece) => {
    const [mark = ""] = endMark.exec(piece) ?? [];
    return dropMarkCharacters(piece.slice(0, piece.length - mark.length)) + mark;
  });
  return kept.join("") + dropMarkCharacters(last);
}

const dropMarkCharacters = (text: string) => text.replace(/[\ue001-\ue007]/g, "");

const hasMarks = (text: string): boolean => /[\ue001-\ue007]/.test(text);

const rawStart = /<(script|style|title|textarea|option)\b/g;

/**
 * Replaces marks in a finished page by tags, and by comments ("text 12", "/text") at both ends of a marked text. In
 * attributes, and where no tag may stand, it removes marks; the tag then names the texts in it.
 */
function replaceMarks(html: string): string {
  let placed = "";
  let at = 0;
  const page = { isInLink: false };
  for (const { 1: name, index } of html.matchAll(rawStart)) {
    if (index < at) continue;
    const end = html.indexOf(`</${name}>`, index);
    placed += placeInMarkup(html.slice(at, index), page);
    at = end < 0 ? html.length : end;
    placed += placeInTag(html.slice(index, at));
  }
  return placed + placeInMarkup(html.slice(at), page);
}

const tag = /(<[^<>]*>)/;

const placeInMarkup = (markup: string, page: { isInLink: boolean }) =>
  markup
    .split(tag)
    .map((part) => {
      if (/^<\/?a\b/.test(part)) page.isInLink = part.startsWith("<a");
      if (!hasMarks(part)) return part;
      return part.startsWith("<") ? placeInTag(part) : placeInText(part, !page.isInLink);
    })
    .join("");

const textStart = /\ue006([\ue100-\uf8ff])/g;
const linkStart = /\ue003[^\ue003-\ue005]*\ue004/g;
const wholeEmphasis = /\ue001([^\ue001\ue002]*)\ue002/g;
const wholeLink = /\ue003([^\ue003-\ue005]*)\ue004([^\ue003-\ue005]*)\ue005/g;

const idOf = (character: string) => character.charCodeAt(0) - firstId;

/** Removes marks and seals from a text. */
export const dropMarks = (text: string): string =>
  text
    .replace(linkStart, "")
    .replace(textStart, "")
    .replace(/[\ue001-\ue0ff]/g, "");

function placeInTag(part: string): string {
  const ids = [...part.matchAll(textStart)].map(([, id = ""]) => idOf(id));
  const plain = dropMarks(part);
  return ids.length > 0 ? plain.replace(/\/?>/, (end) => ` data-texts="${ids.join(" ")}"${end}`) : plain;
}

function placeInText(part: string, mayLink: boolean): string {
  const placed = part
    .replace(textStart, (_, id: string) => `<!--text ${idOf(id)}-->`)
    .replaceAll(marks.textEnd, "<!--/text-->")
    .replace(wholeEmphasis, "<em>$1</em>")
    .replace(wholeLink, (_, address: string, words: string) => (mayLink ? `<a href="${address}">${words}</a>` : words));
  return dropMarks(placed);
}

const oneText = /^\ue006[^\ue006\ue007]*\ue007$/;

/** Whether a text, without a seal, is one marked text and nothing more. */
export const isMarkedText = (text: string): boolean => oneText.test(text);
