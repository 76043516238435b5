import type { Element } from "hast";
import { visit } from "unist-util-visit";
import { parseHtml, writeHtml } from "#app/rules/render-article/to-tree.ts";

/** HTML with every link and picture address written in full, for readers that don't know which page it came from. */
export function linksInFull(html: string, address: string): string {
  const tree = parseHtml(html);
  visit(tree, "element", ({ properties }: Element) => {
    // Many readers know nothing of sizes, and an address in one of them may be the only one that is not in full.
    delete properties.srcSet;
    delete properties.sizes;
    for (const name of ["href", "src"] as const) {
      const target = properties[name];
      if (typeof target === "string" && URL.canParse(target, address)) properties[name] = new URL(target, address).href;
    }
  });
  return writeHtml(tree);
}
