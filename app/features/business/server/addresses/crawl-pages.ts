import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { decodeFragment } from "#features/articles/rules/render/give-anchors.ts";
import { parseHtml } from "#features/articles/rules/render/to-tree.ts";

export type CrawledPage = {
  /** Path and query. */
  path: string;
  status: number;
  /** Of a page longer than `charactersInTurn`, the trees of its slices beside one another. */
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

type Answer = Pick<CrawledPage, "path" | "status"> & { html: string };

async function readPage({ path, status, html }: Answer, charactersInTurn: number): Promise<CrawledPage> {
  const tree: Root = { type: "root", children: [] };
  const page: CrawledPage = { path, status, tree, links: [], parts: [], ids: new Set() };
  for (const slice of slicesOf(html, charactersInTurn)) {
    await letOthersRun();
    const part = parseHtml(slice);
    visit(part, "element", (node: Element) => {
      const { link, parts } = addressesIn(node);
      if (link !== undefined) page.links.push(link);
      page.parts.push(...parts);
      if (node.properties.id) page.ids.add(String(node.properties.id));
    });
    tree.children = tree.children.concat(part.children);
  }
  return page;
}

/** Slices of HTML, each cut before a tag if it has one. */
function* slicesOf(html: string, maxCharacters: number): Generator<string> {
  for (let from = 0; from < html.length; ) {
    const limit = from + maxCharacters;
    const tag = limit < html.length ? html.lastIndexOf("<", limit) : -1;
    const to = tag > from ? tag : limit;
    yield html.slice(from, to);
    from = to;
  }
}

/** No page is longer, but an article may be. */
const maxCharacters = 512 * 1024;
const maxPaths = 5000;
const linksInTurn = 500;

type Get = (path: string) => Promise<Response>;

/** Follows links from the home page, to 5,000 paths at most. Responses other than pages have a status only. */
export async function* crawlPages(
  get: Get,
  siteUrl: string,
  { start = "/", charactersInTurn = maxCharacters } = {},
): AsyncGenerator<CrawledPage> {
  const known = new Set([start]);
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await get(path);
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    const html = isPage ? (await response.text()).slice(0, maxCharacters) : "";
    const page = await readPage({ path, status: response.status, html }, charactersInTurn);
    yield page;
    for await (const target of targetsOf(page, siteUrl)) {
      if (known.size >= maxPaths) break;
      if (target.kind !== "internal" || known.has(target.path)) continue;
      known.add(target.path);
      waiting.push(target.path);
    }
  }
}

/** The targets of a page's links; none of a page that failed. */
export async function* targetsOf({ path, status, links }: CrawledPage, siteUrl: string): AsyncGenerator<Target> {
  if (status >= 400) return;
  for (const [place, link] of links.entries()) {
    if (place % linksInTurn === 0) await letOthersRun();
    yield readTarget(link, path, siteUrl);
  }
}
