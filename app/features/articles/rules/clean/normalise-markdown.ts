import { trimEnd } from "#platform/text/trim-end.ts";
import { partDividers } from "./divider.ts";
import { mapProse } from "./fences.ts";
import { tightenMark } from "./has-loose-marks.ts";

const headingLine = /^ {0,3}#{1,6}[ \t]+\S/;
const rawBlock = /<(?:pre|script|style|textarea)\b|<\/(?:pre|script|style|textarea)>/gi;

/** Adds spaces behind hashes and list markers and blank lines around headings; lists bullets; parts dividers. */
export function normaliseMarkdown(text: string): string {
  const spaced = mapProse(text, (prose) =>
    spaceHeadings(partDividers(listBullets(tightenLines(prose)))).replace(/\n{3,}/g, "\n\n"),
  );
  return trimEnd(spaced.replace(/^\n+/, ""), /\n/);
}

function tightenLines(prose: string): string[] {
  let rawDepth = 0;
  return prose.split("\n").map((line) => {
    const isProse = rawDepth === 0;
    for (const [tag] of line.matchAll(rawBlock)) rawDepth = Math.max(0, rawDepth + (tag.startsWith("</") ? -1 : 1));
    return isProse ? tightenMark(line.replace(/^[ \t]+$/, "")) : line;
  });
}

/** Bullets of word processors before an item. */
const bullet = /^([ \t]*)[•●◦▪‣∙·\uf0b7][ \t]*(?=\S)/;

/** Turns pasted bullets into a list; an unindented line after it ends it. */
function listBullets(lines: readonly string[]): string[] {
  let isItem = false;
  return lines.flatMap((line) => {
    const item = line.replace(bullet, "$1- ");
    const isBehind = isItem && item === line && /^\S/.test(line);
    isItem = item !== line;
    return isBehind ? ["", line] : item;
  });
}

function spaceHeadings(lines: readonly string[]): string {
  return lines.map((line) => (headingLine.test(line) ? `\n${line}\n` : line)).join("\n");
}
