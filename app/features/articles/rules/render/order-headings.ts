import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { element, isElement, type Parent, replaceElements, wordsIn } from "./elements.ts";

const headingName = /^h[1-6]$/;
const highest = 2;

/** Shifts headings so that the highest is an `h2`: the page's `h1` is the article's title. */
export function orderHeadings(tree: Root): void {
  replaceElements(tree, (node, ancestors) => {
    if (!headingName.test(node.tagName)) return null;
    if (wordsIn(node) === "") return holdsItems(node) ? [element("section", {}, node.children)] : node.children;
    return isInNote(node, ancestors) ? [element(holdsItems(node) ? "section" : "div", {}, node.children)] : null;
  });
  const headings = headingsOf(tree);
  const shift = highest - Math.min(...headings.map(depthOf));
  for (const heading of headings) heading.tagName = `h${Math.min(6, depthOf(heading) + shift)}`;
}

/** For an item, browsers close the item around it, unless a section or a heading is between them. */
function holdsItems(heading: Element): boolean {
  let found = false;
  visit(heading, "element", ({ tagName }) => {
    found ||= ["li", "dt", "dd"].includes(tagName);
  });
  return found;
}

const isNotes = (node: Parent): boolean => isElement(node, "section") && "dataFootnotes" in node.properties;

function isInNote(heading: Element, ancestors: readonly Parent[]): boolean {
  const notes = ancestors.find(isNotes);
  const isLabel = heading.tagName === "h2" && notes?.children.find((child) => isElement(child)) === heading;
  return notes !== undefined && !isLabel;
}

/** The article's headings in order, without those of its footnotes. */
export function headingsOf(tree: Root): Element[] {
  const headings: Element[] = [];
  visit(tree, "element", (node) => {
    if (isNotes(node)) return SKIP;
    if (headingName.test(node.tagName)) headings.push(node);
    return undefined;
  });
  return headings;
}

export const depthOf = (heading: Element): number => Number(heading.tagName.slice(1));
