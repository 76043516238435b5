import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { makeSlug } from "../make-slug.ts";
import { wordsIn } from "./elements.ts";
import { depthOf, headingsOf } from "./order-headings.ts";

/** Prefix of every id in an article, so that none clobbers one of the page's own. */
const prefix = "part-";

export type ContentsEntry = { id: string; text: string; depth: 2 | 3 };

/** Gives headings ids and points internal links to them. Returns the table of contents. */
export function giveAnchors(tree: Root): ContentsEntry[] {
  const anchors = renameIds(tree);
  const contents = headingsOf(tree).flatMap((heading) => {
    const text = wordsIn(heading);
    const id = typeof heading.properties.id === "string" ? heading.properties.id : anchors.add(text);
    heading.properties.id = id;
    const depth = depthOf(heading);
    return depth === 2 || depth === 3 ? [{ id, text, depth } as const] : [];
  });
  leadLinks(tree, anchors.byName);
  return contents;
}

type Anchors = { byName: Map<string, string>; add: (name: string) => string };

function renameIds(tree: Root): Anchors {
  const byName = new Map<string, string>();
  const counts = new Map<string, number>();
  const add = (name: string): string => {
    const slug = makeSlug(name);
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    const id = count === 1 ? `${prefix}${slug}` : `${prefix}${slug}.${count}`;
    for (const key of [name, slug]) if (!byName.has(key)) byName.set(key, id);
    return id;
  };
  visit(tree, "element", ({ properties }) => {
    if (typeof properties.id === "string" && properties.id.trim() !== "") properties.id = add(properties.id);
    else delete properties.id;
  });
  return { byName, add };
}

function leadLinks(tree: Root, byName: ReadonlyMap<string, string>): void {
  visit(tree, "element", ({ tagName, properties }) => {
    const { href } = properties;
    if (tagName !== "a" || typeof href !== "string" || !href.startsWith("#")) return;
    const name = decodeFragment(href.slice(1));
    const id = byName.get(name) ?? byName.get(makeSlug(name));
    if (id) properties.href = `#${encodeURIComponent(id)}`;
  });
}

/** Decodes a fragment; unchanged if a stray "%" makes it invalid. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
