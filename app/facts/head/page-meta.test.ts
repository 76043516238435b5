import { expect, test } from "vitest";
import { defaultFacts } from "../facts.ts";
import type { PostSummary } from "../post.ts";
import { pageMeta } from "./page-meta.ts";
import { describeBusiness } from "./structured-data.ts";

const pageContext = { facts: defaultFacts, siteUrl: "https://house.example", isLive: true };

type Tag = Record<string, unknown>;
const tagsOf = (about: Parameters<typeof pageMeta>[1]) => pageMeta(pageContext, about) as Tag[];
const contentOf = (tags: Tag[], name: string) =>
  tags.find((tag) => tag.name === name || tag.property === name)?.content;
const linkOf = (tags: Tag[], rel: string) => tags.find((tag) => tag.rel === rel)?.href;
const described = (tags: Tag[]) => tags.flatMap((tag) => (tag["script:ld+json"] ? [tag["script:ld+json"] as Tag] : []));
const typesOf = (tags: Tag[]) => described(tags).map((each) => each["@type"]);
const describedAs = (tags: Tag[], type: string): Tag => {
  const found = described(tags).find((each) => each["@type"] === type);
  if (!found) throw new Error(`${type} is not described`);
  return found;
};
const pricesOf = (service: Tag) => (service.offers as Tag[]).map((offer) => offer.priceSpecification as Tag);

const about = { title: "About", description: "Who we are.", path: "/about" };

const post: PostSummary = {
  id: "1",
  title: "A cellar, read aloud",
  slug: "a-cellar",
  author: "Ada Vale",
  date: "2026-03-04",
  excerpt: "Short.",
  categories: ["Wine"],
  imageSrc: "",
  readTime: 4,
  source: "static",
};

test("a page has its title with the brand, its canonical address and a picture of its own with size and words [1.page.title]", () => {
  const tags = tagsOf(about);
  expect(tags[0]).toEqual({ title: "About | Alder & Vale" });
  expect(linkOf(tags, "canonical")).toBe("https://house.example/about");
  expect(contentOf(tags, "og:url")).toBe("https://house.example/about");
  expect(contentOf(tags, "og:image")).toMatch(/^https:\/\/house\.example\/share\/about\.jpg\?v=[a-z0-9]{8}$/);
  expect(contentOf(tags, "twitter:image")).toBe(contentOf(tags, "og:image"));
  expect([contentOf(tags, "og:image:width"), contentOf(tags, "og:image:height")]).toEqual(["1200", "630"]);
  expect(contentOf(tags, "og:image:alt")).toContain("About");
  expect(contentOf(tags, "twitter:card")).toBe("summary_large_image");
});

test("another title or another brand is another address of the picture", () => {
  const imageOf = (facts: typeof defaultFacts, title: string) =>
    contentOf(pageMeta({ ...pageContext, facts }, { ...about, title }) as Tag[], "og:image");
  const renamed = { ...defaultFacts, brand: { ...defaultFacts.brand, name: "Other House" } };
  expect(new Set([imageOf(defaultFacts, "One"), imageOf(defaultFacts, "Two"), imageOf(renamed, "One")]).size).toBe(3);
});

test("a page can be read as markdown, one view of a list cannot", () => {
  expect(tagsOf(about).find((tag) => tag.type === "text/markdown")?.href).toBe("/about.md");
  expect(tagsOf({ ...about, path: "/" }).find((tag) => tag.type === "text/markdown")?.href).toBe("/index.md");
  expect(tagsOf({ ...about, path: "/blog?category=Wine" }).some((tag) => tag.type === "text/markdown")).toBe(false);
});

test("every page of a site that is not live says noindex", () => {
  const tags = pageMeta({ ...pageContext, isLive: false }, { title: "About", path: "/about" });
  expect(contentOf(tags, "robots")).toBe("noindex");
});

test("a hidden page says noindex, has the logo for a picture and describes nothing [1.page.default-image]", () => {
  const tags = tagsOf({ ...about, isHidden: true });
  expect(contentOf(tags, "robots")).toBe("noindex");
  expect(contentOf(tags, "og:image")).toBe("https://house.example/icon-512.png");
  expect(contentOf(tags, "twitter:card")).toBe("summary");
  expect(described(tags)).toEqual([]);
  expect(tags.some((tag) => tag.type === "text/markdown")).toBe(false);
});

test("every page describes the business, in the words of its facts [1.data.business]", () => {
  const [business] = described(tagsOf({ ...about, path: "/" }));
  expect(business).toMatchObject({
    "@type": "ProfessionalService",
    name: "Alder & Vale",
    url: "https://house.example/",
    logo: "https://house.example/icon-512.png",
    description: defaultFacts.brand.description,
    address: { addressLocality: "San Francisco", addressRegion: "CA", addressCountry: "US" },
    sameAs: Object.values(defaultFacts.social),
  });
});

test("profiles of the invented name leave with it, and an empty one is left out", () => {
  const { brand, social } = defaultFacts;
  const sameAs = (facts: Partial<typeof defaultFacts>) =>
    describeBusiness({ facts: { ...defaultFacts, ...facts }, siteUrl: "https://house.example", isLive: true }).sameAs;
  const renamed = { ...brand, name: "Curd & Company" };
  expect(sameAs({ brand: renamed })).toBeUndefined();
  expect(sameAs({ brand: renamed, social: { ...social, instagram: "https://i.example/curd" } })).toEqual([
    "https://i.example/curd",
  ]);
  expect(sameAs({ social: { ...social, linkedin: "" } })).toEqual([social.instagram, social.youtube]);
});

test("a service names its provider, and its offers carry both ends of each price [1.data.service]", () => {
  const service = { name: "Visibility Starter", description: "A refresh." };
  const tags = tagsOf({ ...about, path: "/visibility-starter", service: { ...service, prices: defaultFacts.starter } });
  const found = describedAs(tags, "Service");
  expect(found).toMatchObject({ ...service, provider: { name: "Alder & Vale" } });
  const [setup, monthly] = pricesOf(found);
  expect(setup).toMatchObject({ priceCurrency: "USD", minPrice: 1000, maxPrice: 1500 });
  expect(monthly).toMatchObject({ unitCode: "MON", minPrice: 500, maxPrice: 750 });
});

test("prices name the currency of the business, and their figures stay", () => {
  const facts = { ...defaultFacts, place: { currency: "GBP", locale: "en-GB" } };
  const service = { name: "Visibility Starter", description: "A refresh.", prices: facts.starter };
  const tags = pageMeta({ ...pageContext, facts }, { ...about, path: "/visibility-starter", service }) as Tag[];
  const found = describedAs(tags, "Service");
  expect(pricesOf(found)[0]).toMatchObject({ priceCurrency: "GBP", minPrice: 1000, maxPrice: 1500 });
});

test("what is booked on its page says what it costs and where", () => {
  const service = { name: "Free consultation", description: "A session.", isBookedHere: true };
  const found = describedAs(tagsOf({ ...about, path: "/book-consultation", service }), "Service");
  expect(found).toMatchObject({
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
    potentialAction: {
      "@type": "ReserveAction",
      target: { "@type": "EntryPoint", urlTemplate: "https://house.example/book-consultation#choose-a-time" },
      result: { "@type": "Reservation", name: "Free consultation" },
    },
  });
});

test("a price without an upper end has none, and one price is one", () => {
  const service = { name: "Dash", description: "An assistant.", prices: defaultFacts.dash };
  const [setup, monthly] = pricesOf(describedAs(tagsOf({ ...about, path: "/dash", service }), "Service"));
  expect(setup).toMatchObject({ minPrice: 1500 });
  expect(setup).not.toHaveProperty("maxPrice");
  expect(monthly).toMatchObject({ price: 500 });
});

test("the breadcrumbs lead from the business over the part of the site to the page; home has none", () => {
  expect(typesOf(tagsOf({ ...about, path: "/" }))).not.toContain("BreadcrumbList");
  const page = { title: "Wineries", path: "/verticals/wineries" };
  const crumbs = describedAs(
    pageMeta({ ...pageContext, page: { group: "trades", isHidden: false } }, page) as Tag[],
    "BreadcrumbList",
  );
  expect((crumbs.itemListElement as Tag[]).map((step) => [step.position, step.name, step.item])).toEqual([
    [1, "Alder & Vale", "https://house.example/"],
    [2, "Verticals", "https://house.example/verticals"],
    [3, "Wineries", "https://house.example/verticals/wineries"],
  ]);
});

test("an article is described as one, with its writer, its day and its picture", () => {
  const tags = tagsOf({ title: post.title, description: post.excerpt, path: "/blog/a-cellar", post });
  expect(contentOf(tags, "og:type")).toBe("article");
  expect(contentOf(tags, "article:published_time")).toBe("2026-03-04");
  expect(describedAs(tags, "BlogPosting")).toMatchObject({
    "@type": "BlogPosting",
    headline: post.title,
    datePublished: "2026-03-04",
    author: { "@type": "Person", name: "Ada Vale" },
    publisher: { name: "Alder & Vale" },
    articleSection: ["Wine"],
    image: contentOf(tags, "og:image"),
    url: "https://house.example/blog/a-cellar",
  });
});

test("an article without a day claims none, and the business's own articles are the business's", () => {
  const own = { ...post, date: "", author: defaultFacts.brand.name };
  const tags = tagsOf({ title: post.title, path: "/blog/a-cellar", post: own });
  expect(contentOf(tags, "article:published_time")).toBeUndefined();
  expect(describedAs(tags, "BlogPosting")).not.toHaveProperty("datePublished");
  expect(describedAs(tags, "BlogPosting").author).toMatchObject({
    "@type": "ProfessionalService",
    name: "Alder & Vale",
  });
});
