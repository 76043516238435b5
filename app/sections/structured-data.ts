import type { Facts, PriceRange } from "#app/copy/facts.ts";
import { findableCopy } from "#app/copy/findable.ts";
import { paths } from "#app/paths.ts";
import type { PostSummary } from "#app/rules/post.ts";
import { pageTrail } from "./page-trail.ts";

export type Ground = { facts: Facts; siteUrl: string };

/** What is sold on a page, and at the prices that it prints. */
export type ServiceOffered = {
  name: string;
  description: string;
  prices?: { setup: PriceRange; monthly: PriceRange };
};

const context = "https://schema.org";

const address = (siteUrl: string, path: string) => new URL(path, siteUrl).href;
const businessId = (siteUrl: string) => `${address(siteUrl, paths.home())}#business`;

/** Named in full wherever it appears: who reads one piece alone need not look for another. */
const provider = ({ facts, siteUrl }: Ground) => ({
  "@type": "ProfessionalService",
  "@id": businessId(siteUrl),
  name: facts.brand.name,
});

export function describeBusiness(ground: Ground) {
  const { facts, siteUrl } = ground;
  const logo = address(siteUrl, paths.logo());
  return {
    "@context": context,
    ...provider(ground),
    url: address(siteUrl, paths.home()),
    logo,
    image: logo,
    description: facts.brand.description,
    email: facts.contact.email,
    address: {
      "@type": "PostalAddress",
      addressLocality: facts.contact.locality,
      addressRegion: facts.contact.region,
      addressCountry: facts.contact.country,
    },
    sameAs: [facts.social.instagram, facts.social.youtube, facts.social.linkedin],
  };
}

export function describeService(ground: Ground, path: string, { name, description, prices }: ServiceOffered) {
  const words = findableCopy(ground.facts).offers;
  return {
    "@context": context,
    "@type": "Service",
    name,
    description,
    url: address(ground.siteUrl, path),
    provider: provider(ground),
    ...(prices && {
      offers: [
        { "@type": "Offer", name: words.setup, priceSpecification: describePrice(prices.setup) },
        { "@type": "Offer", name: words.monthly, priceSpecification: describePrice(prices.monthly, "MON") },
      ],
    }),
  };
}

/** `unitCode` as UN/CEFACT has it: MON is a month. */
function describePrice({ lowDollars, highDollars }: PriceRange, unitCode?: "MON") {
  const amount =
    lowDollars === highDollars
      ? { price: lowDollars }
      : { minPrice: lowDollars, ...(highDollars !== null && { maxPrice: highDollars }) };
  return {
    "@type": unitCode ? "UnitPriceSpecification" : "PriceSpecification",
    priceCurrency: "USD",
    ...amount,
    ...(unitCode && { unitCode }),
  };
}

export function describeTrail({ facts, siteUrl }: Ground, path: string, title: string) {
  const steps = pageTrail(facts, path, title);
  if (steps.length === 0) return undefined;
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: step.name,
      item: address(siteUrl, step.path),
    })),
  };
}

export function describePost(ground: Ground, post: PostSummary, image: string) {
  const url = address(ground.siteUrl, paths.article(post.slug));
  const isHouse = post.author === "" || post.author === ground.facts.brand.name;
  return {
    "@context": context,
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    ...(post.date && { datePublished: post.date }),
    author: isHouse ? provider(ground) : { "@type": "Person", name: post.author },
    publisher: provider(ground),
    articleSection: post.categories,
    timeRequired: `PT${post.readTime}M`,
    image,
    url,
    mainEntityOfPage: url,
    inLanguage: "en",
  };
}
