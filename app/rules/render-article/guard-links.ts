import type { Root } from "hast";
import { element, replaceElements } from "./elements.ts";
import { safeLink } from "./safe-link.ts";

const outsideRel = ["nofollow", "noopener", "ugc"];

/** Links lead only where they may; those to other hosts are marked; the others become plain text. */
export function guardLinks(tree: Root, host: string): void {
  replaceElements(tree, (node) => {
    if (node.tagName !== "a") return null;
    const link = safeLink(node.properties.href, host);
    const { id } = node.properties;
    if (!link) return id ? [element("span", { id }, node.children)] : node.children;
    node.properties.href = link.href;
    if (link.isExternal) node.properties.rel = outsideRel;
    return null;
  });
}
