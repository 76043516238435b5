import type { Facts, PriceRange } from "#app/copy/facts.ts";
import { ownProfiles } from "#app/copy/launch/own-profiles.ts";
import { findableCopy } from "#app/copy/pages/findable.ts";
import { paths } from "#app/paths.ts";
import type { PostSummary } from "#app/rules/articles/post.ts";
import { breadcrumbs } from "./breadcrumbs.ts";

export type PageContext = { facts: Facts; siteUrl: string; isLive: boolean };

/** A service on a page, at the prices it prints. */
export type ServiceOffered = {
  name: string;
  description: string;
  prices?: { setup: PriceRange; monthly: PriceRange };
};

const context = "https://schema.org";

const address = (siteUrl: string, path: string) => new URL(path, siteUrl).href;
const businessId = (siteUrl: string) => `${address(siteUrl, paths.home())}#business`;

/** Repeated in full: a reader of one piece need not look for another. */
const provider = ({ facts, siteUrl }: PageContext) => ({
  "@type": "ProfessionalService",
  "@id": businessId(siteUrl),
  name: facts.brand.name,
});

export function describeBusiness(pageContext: PageContext) {
  const { facts, siteUrl } = pageContext;
  const profiles = Object.values(ownProfiles(facts)).filter(Boolean);
  const logo = address(siteUrl, paths.logo());
  return {
    "@context": context,
    ...provider(pageContext),
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
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

export function describeService(pageContext: PageContext, path: string, { name, description, prices }: ServiceOffered) {
  const words = findableCopy(pageContext.facts).offers;
  return {
    "@context": context,
    "@type": "Service",
    name,
    description,
    url: address(pageContext.siteUrl, path),
    provider: provider(pageContext),
    ...(prices && {
      offers: [
        { "@type": "Offer", name: words.setup, priceSpecification: describePrice(prices.setup) },
        { "@type": "Offer", name: words.monthly, priceSpecification: describePrice(prices.monthly, "MON") },
      ],
    }),
  };
}

/** `unitCode` is UN/CEFACT: MON is a month. */
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

export function describeBreadcrumbs({ facts, siteUrl }: PageContext, path: string, title: string) {
  const steps = breadcrumbs(facts, path, title);
  if (steps.length === 0) return undefined;
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: address(siteUrl, step.path),
    })),
  };
}

export function describePost(pageContext: PageContext, post: PostSummary, image: string) {
  const url = address(pageContext.siteUrl, paths.article(post.slug));
  const isByBusiness = post.author === "" || post.author === pageContext.facts.brand.name;
  return {
    "@context": context,
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    ...(post.date && { datePublished: post.date }),
    author: isByBusiness ? provider(pageContext) : { "@type": "Person", name: post.author },
    publisher: provider(pageContext),
    articleSection: post.categories,
    timeRequired: `PT${post.readTime}M`,
    image,
    url,
    mainEntityOfPage: url,
    inLanguage: "en",
  };
}
