import type { Element } from "hast";
import { toString as textIn } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { type CrawledPage, crawlPages, readTarget } from "#features/business/server/addresses/crawl-pages.ts";
import { indexablePages } from "#features/site/pages/indexable-pages.ts";
import { startTestSite } from "./app.ts";
import { forFile } from "./stop-after.ts";

const pages = new Map<string, CrawledPage>();
const site = forFile(await startTestSite());
for await (const page of crawlPages(site.get, site.settings.siteUrl)) pages.set(page.path, page);

const brand = defaultFacts.brand.name;
const indexable = indexablePages(defaultFacts);
const hiddenWords = ["thank-you", "blog-uploader", "desk"];

const targets = () =>
  [...pages.values()].flatMap(({ path, links }) =>
    links.map((link) => ({ from: path, link, target: readTarget(link, path, site.settings.siteUrl) })),
  );

const pageAt = (path: string): CrawledPage => {
  const page = pages.get(path);
  if (!page) throw new Error(`Nothing links to ${path}`);
  return page;
};

const elements = (page: CrawledPage, matches: (node: Element) => boolean): Element[] => {
  const found: Element[] = [];
  visit(page.tree, "element", (node: Element) => {
    if (matches(node)) found.push(node);
  });
  return found;
};
const named = (page: CrawledPage, name: string) => elements(page, (node) => node.tagName === name);
const meta = (page: CrawledPage, name: string) =>
  elements(page, ({ tagName, properties }) => tagName === "meta" && (properties.name ?? properties.property) === name)
    .map(({ properties }) => String(properties.content))
    .at(0) ?? "";
const described = (page: CrawledPage) =>
  elements(page, ({ properties }) => properties.type === "application/ld+json").map((node) => JSON.parse(textIn(node)));
const titleOf = (page: CrawledPage) => textIn(named(page, "title")[0] as Element);

test("no link is dead", () => {
  const dead = targets().filter(({ target }) => target.kind === "internal" && pages.get(target.path)?.status !== 200);
  expect([...new Set(dead.map(({ from, link }) => `${from} → ${link}`))]).toEqual([]);
});

test("no link leads to a place that its page does not have", () => {
  const missing = targets().filter(
    ({ target }) => target.kind === "internal" && target.id !== "" && !pages.get(target.path)?.ids.has(target.id),
  );
  expect(missing.map(({ from, link }) => `${from} → ${link}`)).toEqual([]);
});

test("every page that is to be found is linked to, and every page that is linked to is to be found", () => {
  const isListed = (path: string) => indexable.some((page) => page.path === path) || path.startsWith("/blog/");
  const bare = [...pages.values()].filter((page) => titleIsThere(page)).map(({ path }) => path.replace(/\?.*$/, ""));
  expect(indexable.map(({ path }) => path).filter((path) => !bare.includes(path))).toEqual([]);
  expect([...new Set(bare)].filter((path) => !isListed(path))).toEqual([]);
});

const titleIsThere = (page: CrawledPage) => page.status === 200 && named(page, "title").length > 0;

test("no page that is hidden is linked to [1.uploader-hidden]", () => {
  const found = [...pages.keys()].filter((path) => hiddenWords.some((word) => path.startsWith(`/${word}`)));
  expect(found).toEqual([]);
});

describe.each(indexable)("$path", ({ path, title, description }) => {
  test("has its own title, description, address and one heading", () => {
    const page = pageAt(path);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(named(page, "title").map(textIn)).toEqual([`${title} | ${brand}`]);
    expect(meta(page, "description")).toBe(description);
    const canonical = elements(page, ({ properties }) => String(properties.rel) === "canonical");
    expect(canonical.map(({ properties }) => properties.href)).toEqual([new URL(path, site.settings.siteUrl).href]);
    expect(named(page, "h1")).toHaveLength(1);
    expect(meta(page, "robots")).not.toContain("noindex");
  });

  test("can be shared, with a picture that is there", async () => {
    const page = pageAt(path);
    expect(meta(page, "og:title")).toBe(titleOf(page));
    expect(meta(page, "og:url")).toBe(new URL(path, site.settings.siteUrl).href);
    expect(meta(page, "og:image:alt")).toContain(title);
    expect(meta(page, "twitter:card")).toBe("summary_large_image");
    const picture = new URL(meta(page, "og:image"));
    const answer = await site.get(picture.pathname + picture.search);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
  });

  test("describes the business, and what is sold at the prices that it prints", () => {
    const page = pageAt(path);
    const types = described(page).map((each) => each["@type"]);
    expect(types).toContain("ProfessionalService");
    if (path !== "/") expect(types).toContain("BreadcrumbList");
    const words = textIn(page.tree);
    for (const offer of described(page).flatMap((each) => each.offers ?? [])) {
      const { price, minPrice, maxPrice } = offer.priceSpecification ?? offer;
      for (const amount of [price, minPrice, maxPrice].filter((each) => each !== undefined))
        expect(words).toContain(amount === 0 ? "free" : `$${amount.toLocaleString("en-US")}`);
    }
  });

  test("can be read as markdown that begins with its heading", async () => {
    const answer = await site.get(path === "/" ? "/index.md" : `${path}.md`);
    expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(answer.headers.get("link")).toBe(`<${new URL(path, site.settings.siteUrl).href}>; rel="canonical"`);
    const text = await answer.text();
    expect(text).toMatch(/^# \S/m);
    expect(text).not.toMatch(/<(?:div|span|svg|script)|undefined|\[object/);
  });
});

test("every article is described as one", () => {
  const articles = [...pages.values()].filter(({ path }) => /^\/blog\/[^?]+$/.test(path));
  expect(articles.length).toBeGreaterThan(0);
  for (const page of articles) {
    const post = described(page).find((each) => each["@type"] === "BlogPosting");
    expect(post?.headline).toBe(textIn(named(page, "h1")[0] as Element));
  }
});

test("an invalid escape in a fragment is left as it is", () => {
  const target = readTarget("/services#50%", "/", "https://site.example");
  expect(target).toEqual({ kind: "internal", path: "/services", id: "50%" });
});
