import type { ElementContent, Root } from "hast";

const maxPlainCharacters = 200_000;

/** Text without markup, in paragraphs: for texts that cannot be rendered. */
export function plainArticle(text: string): Root {
  const paragraphs = text
    .slice(0, maxPlainCharacters)
    .toWellFormed()
    .split(/\n[ \t]*\n/);
  const filled = paragraphs.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== "");
  return { type: "root", children: filled.map(toParagraph) };
}

const toParagraph = (value: string): ElementContent => ({
  type: "element",
  tagName: "p",
  properties: {},
  children: [{ type: "text", value }],
});
