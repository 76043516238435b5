import type { ElementContent, Root } from "hast";

const maxPlainCharacters = 200_000;

/** Text without any markup, in paragraphs: how a text is shown that no article would look like. */
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
