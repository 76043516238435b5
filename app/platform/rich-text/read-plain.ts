import type { ListItem, Paragraph, Root, RootContent } from "mdast";
import { grammar } from "../text/grammar.ts";

const item = /^[ \t]*(?:([•●◦▪‣∙·–*-])|(\d{1,3})[.)])[ \t]+(?=\S)/;
/** Signs that somebody has written Markdown: those that begin a line, those of a link and of bold words. */
const beginning = /^(?:#{1,6} \S|```|> )/;
const within = /\]\(https?:|\*\*[\p{L}\p{N}]/u;

const isMarkdown = (line: string): boolean =>
  beginning.test(line) || within.test(line) || (line.startsWith("|") && line.trimEnd().endsWith("|"));

const maxLength = 200_000;

/** Text without marks: its paragraphs and lists; or Markdown, if somebody has written that. */
export function readPlain(text: string): Root {
  const lines = text.slice(0, maxLength).replace(/\r\n?/g, "\n");
  if (lines.split("\n").some(isMarkdown)) return grammar.parse(lines);
  const children = lines.split(/\n[ \t]*\n\s*/).flatMap(readBlock);
  return { type: "root", children };
}

function readBlock(block: string): RootContent[] {
  const blocks: RootContent[] = [];
  for (const line of joinWrapped(block.split("\n").filter((each) => each.trim() !== ""))) {
    const [sign, , number] = item.exec(line.slice(0, 200)) ?? [];
    const paragraph = toParagraph(line.slice(sign?.length ?? 0));
    const ordered = number !== undefined;
    const last = blocks.at(-1);
    if (sign === undefined) blocks.push(paragraph);
    else if (last?.type === "list" && last.ordered === ordered) last.children.push(toItem(paragraph));
    else
      blocks.push({
        type: "list",
        ordered,
        start: ordered ? Number(number) : null,
        spread: false,
        children: [toItem(paragraph)],
      });
  }
  return blocks;
}

const toParagraph = (line: string): Paragraph => ({
  type: "paragraph",
  children: [{ type: "text", value: line.trim() }],
});
const toItem = (paragraph: Paragraph): ListItem => ({ type: "listItem", spread: false, children: [paragraph] });

/** Lines as wide as a page's were broken by the page, as in a PDF: a paragraph goes on until a short one. */
const minWrapped = 45;
const maxWrapped = 130;

function joinWrapped(lines: readonly string[]): string[] {
  const widest = Math.max(0, ...lines.map(({ length }) => length));
  if (lines.length < 2 || widest < minWrapped || widest > maxWrapped) return [...lines];
  const joined: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const last = joined.length - 1;
    if (goesOn && !item.test(line.slice(0, 200))) joined[last] = joinLines(joined[last] ?? "", line.trim());
    else joined.push(line);
    goesOn = line.trimEnd().length > widest * 0.75;
  }
  return joined;
}

/** A word that the page's edge has parted is one. */
const joinLines = (above: string, below: string): string =>
  /\p{Ll}[-\u00ad]$/u.test(above.trimEnd()) && /^\p{Ll}/u.test(below)
    ? above.trimEnd().slice(0, -1) + below
    : `${above.trimEnd()} ${below}`;
