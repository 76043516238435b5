import type { Element, ElementContent } from "hast";
import { toString as textIn } from "hast-util-to-string";
import type { PhrasingContent } from "mdast";
import { isElement, isSilent } from "#app/rules/page-markdown/elements.ts";
import { joinWords } from "#app/rules/page-markdown/join-words.ts";

export type Place = { address: string };

/** Text with its stresses, links and pictures, its white space as a browser shows it. */
export const toPhrasing = (nodes: ElementContent[], place: Place): PhrasingContent[] =>
  joinWords(phrases(nodes, place));

const phrases = (nodes: ElementContent[], place: Place): PhrasingContent[] =>
  withGaps(nodes).flatMap((node) => phrasesOf(node, place));

const space: ElementContent = { type: "text", value: " " };

/** Two things on the page are two words, even where no space stands between them in the markup. */
function withGaps(nodes: ElementContent[]): ElementContent[] {
  const heard = nodes.filter((node) => !isSilent(node));
  return heard.flatMap((node, place) => {
    const before = heard[place - 1];
    return before && isGap(before, node) ? [space, node] : [node];
  });
}

/** Side by side stand: two elements; what ends with a stop and an element; and what no word goes on from with a capital. */
function isGap(before: ElementContent, after: ElementContent): boolean {
  if (!isElement(before) && !isElement(after)) return false;
  if (isElement(before) && isElement(after)) return true;
  const [end, start] = [textIn(before), textIn(after)];
  if (isElement(after) && /[,.:;!?]$/.test(end)) return true;
  return /^\p{Lu}/u.test(start) && (isElement(before) ? end.length > 1 : /\p{Ll}$/u.test(end));
}

const stresses: Record<string, "strong" | "emphasis" | "delete"> = {
  b: "strong",
  strong: "strong",
  em: "emphasis",
  cite: "emphasis",
  dfn: "emphasis",
  del: "delete",
  s: "delete",
};
const literal = new Set(["code", "kbd", "samp"]);

function phrasesOf(node: ElementContent, place: Place): PhrasingContent[] {
  if (node.type === "text") return [{ type: "text", value: node.value }];
  if (!isElement(node)) return [];
  const stress = stresses[node.tagName];
  if (stress) return [{ type: stress, children: phrases(node.children, place) }];
  if (node.tagName === "br") return [{ type: "break" }];
  if (node.tagName === "img") return pictureOf(node, place);
  if (node.tagName === "a") return linkOf(node, place);
  if (literal.has(node.tagName)) return [{ type: "inlineCode", value: textIn(node).replace(/\s+/g, " ") }];
  return phrases(node.children, place);
}

function pictureOf({ properties }: Element, { address }: Place): PhrasingContent[] {
  const alt = String(properties.alt ?? "").trim();
  const url = inFull(properties.src, address);
  return alt && url ? [{ type: "image", alt, url }] : [];
}

/** A link within the page leads nowhere in a text without anchors: its words stay. */
function linkOf(node: Element, place: Place): PhrasingContent[] {
  const said = phrases(node.children, place);
  const isSaid = joinWords(said).length > 0;
  const children = isSaid ? said : [{ type: "text" as const, value: String(node.properties.ariaLabel ?? "") }];
  const href = String(node.properties.href ?? "");
  const url = href.startsWith("#") ? undefined : inFull(href, place.address);
  return url ? [{ type: "link", url, children: children as never }] : children;
}

function inFull(target: unknown, address: string): string | undefined {
  const text = typeof target === "string" ? target : "";
  return text && URL.canParse(text, address) ? new URL(text, address).href : undefined;
}
