import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { decodeFragment } from "#app/rules/render-article/give-anchors.ts";
import { parseHtml } from "#app/rules/render-article/to-tree.ts";

export type CrawledPage = {
  /** Path and query. */
  path: string;
  status: number;
  tree: Root;
  /** Links a visitor can follow, as written. */
  links: string[];
  /** Resources of the page: pictures, scripts, icons, frames, lists, share picture. */
  parts: string[];
  ids: Set<string>;
};

/** A link's target: a page of the site with its anchor, or another site. */
export type Target =
  | { kind: "internal"; path: string; id: string }
  | { kind: "outside"; url: string }
  | { kind: "other" };

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function addressesIn({ tagName, properties }: Element): { link?: string; parts: string[] } {
  if (tagName === "a" || tagName === "area") return { link: textOf(properties.href), parts: [] };
  const sources = textOf(properties.srcSet)
    .split(",")
    .map((each) => each.trim().split(/\s+/)[0] ?? "");
  const isPicture = /image$/.test(textOf(properties.property) || textOf(properties.name));
  const own =
    tagName === "link" ? properties.href : tagName === "meta" && isPicture ? properties.content : properties.src;
  return { parts: [textOf(own), ...sources].filter(Boolean) };
}

export function readTarget(link: string, from: string, siteUrl: string): Target {
  if (!URL.canParse(link, new URL(from, siteUrl))) return { kind: "other" };
  const url = new URL(link, new URL(from, siteUrl));
  if (url.protocol !== "http:" && url.protocol !== "https:") return { kind: "other" };
  if (url.origin !== new URL(siteUrl).origin) return { kind: "outside", url: url.href };
  return { kind: "internal", path: url.pathname + url.search, id: decodeFragment(url.hash.slice(1)) };
}

function readPage(path: string, status: number, html: string): CrawledPage {
  const page: CrawledPage = { path, status, tree: parseHtml(html), links: [], parts: [], ids: new Set() };
  visit(page.tree, "element", (node: Element) => {
    const { link, parts } = addressesIn(node);
    if (link !== undefined) page.links.push(link);
    page.parts.push(...parts);
    if (node.properties.id) page.ids.add(String(node.properties.id));
  });
  return page;
}

/** No page is longer, but an article may be. */
const maxCharacters = 512 * 1024;

type Get = (path: string) => Promise<Response>;

/** Follows every link from the home page. Responses other than pages have a status only. */
export async function* crawlPages(get: Get, siteUrl: string, start = "/"): AsyncGenerator<CrawledPage> {
  const known = new Set([start]);
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await get(path);
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    const page = readPage(path, response.status, isPage ? (await response.text()).slice(0, maxCharacters) : "");
    yield page;
    for (const link of response.ok ? page.links : []) {
      const target = readTarget(link, path, siteUrl);
      if (target.kind !== "internal" || known.has(target.path)) continue;
      known.add(target.path);
      waiting.push(target.path);
    }
  }
}
