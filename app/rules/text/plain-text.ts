import { decodeEntities } from "./decode-entities.ts";
import { blockElements, knownElements } from "./html-elements.ts";
import { repeatUntilStable } from "./repeat-until-stable.ts";
import { withoutFences, withoutUnread } from "./without-spans.ts";

const tag = /<\/?([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>/gi;
const openTagAtEnd = /<\/?[a-z][^<>]*$/i;
const autolink = /<((?:https?:\/\/|mailto:)[^\s<>]*)>/gi;
const rule = /^[ \t]*(?:[-*_][ \t]*){3,}$|^[ \t]*=+[ \t]*$/gm;
const tableRule = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t:-]*)+$/gm;
const lineMark = /^(?:[ \t]+|>|#{1,6}(?=[ \t]|$)|[-*+](?=[ \t])|\d{1,3}[.)](?=[ \t])|\[[ xX]\](?=[ \t]))+/gm;
const definition = /^ {0,3}\[[^[\]\r\n]+\]:.*$/gm;
const picture = /!\[[^[\]\n]*\](?:\([^()\n]*\)|\[[^[\]\n]*\])/g;
const link = /\[([^[\]\n]+)\](?:\((?:[^()\n]|\([^()\n]*\))*\)|\[[^[\]\n]*\])/g;
const footnote = /\[\^[^[\]\n]+\]/g;
const strong = /\*{2,}|~~|`+/g;
const emphasisStart = /(^|[\s("'“‘[—–])[*_]+(?=[^\s*_])/gm;
const emphasisEnd = /([^\s*_])[*_]+(?=$|[\s.,;:!?)"'”’\]—–])/gm;
const escaped = /\\([!-/:-@[-`{-~])/g;

/** The readable text of markdown or HTML, in one line. Meant for some thousand characters. */
export function plainText(text: string): string {
  return repeatUntilStable(text, withoutMarks);
}

function withoutMarks(text: string): string {
  const words = withoutMarkdown(withoutTags(text));
  return decodeEntities(words).replace(escaped, "$1").replace(/\s+/g, " ").trim();
}

function withoutTags(text: string): string {
  return withoutUnread(text)
    .replace(autolink, "$1")
    .replace(tag, (whole, name: string) => tagSpace(whole, name.toLowerCase()))
    .replace(openTagAtEnd, (whole) =>
      knownElements.has(/[a-z][a-z0-9]*/i.exec(whole)?.[0].toLowerCase() ?? "") ? "" : whole,
    );
}

function tagSpace(whole: string, name: string): string {
  if (!knownElements.has(name)) return whole;
  return blockElements.has(name) || name === "br" ? "\n" : "";
}

function withoutMarkdown(text: string): string {
  return withoutFences(text)
    .replace(rule, "")
    .replace(tableRule, "")
    .replace(definition, "")
    .replace(lineMark, "")
    .replace(/^\|.*\|[ \t]*$/gm, (row) => row.replaceAll("|", " "))
    .replace(picture, "")
    .replace(link, "$1")
    .replace(footnote, "")
    .replace(strong, "")
    .replace(emphasisStart, "$1")
    .replace(emphasisEnd, "$1");
}
