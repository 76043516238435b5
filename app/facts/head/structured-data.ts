import type {
  BlogPosting,
  BreadcrumbList,
  PriceSpecification,
  ProfessionalService,
  ReserveAction,
  Service,
  UnitPriceSpecification,
  WithContext,
} from "schema-dts";
import { englishOf, type Place } from "#platform/intl/place.ts";
import { pictureAddress } from "../fact-picture.ts";
import type { Facts, PriceRange } from "../facts.ts";
import { findableCopy, type PageGroup } from "../findable.ts";
import { ownProfiles } from "../own-profiles.ts";
import { paths } from "../paths.ts";
import type { PostSummary } from "../post.ts";
import { shownProof } from "../shown-proof.ts";
import { breadcrumbs } from "./breadcrumbs.ts";

export type PageContext = {
  facts: Facts;
  siteUrl: string;
  isLive: boolean;
  /** Undefined for pages behind a key or a name. */
  page?: { group: PageGroup; isHidden: boolean } | undefined;
};

/** A service on a page, at the prices it prints. */
export type ServiceOffered = {
  name: string;
  description: string;
  prices?: { setup: PriceRange; monthly: PriceRange };
  /** It costs nothing, and an hour for it can be booked on this page. */
  isBookedHere?: boolean;
};

const context = "https://schema.org";

const address = (siteUrl: string, path: string) => new URL(path, siteUrl).href;
const businessId = (siteUrl: string) => `${address(siteUrl, paths.home())}#business`;

/** Repeated in full, so that each entity can be read alone. */
const provider = ({ facts, siteUrl }: PageContext) =>
  ({
    "@type": "ProfessionalService",
    "@id": businessId(siteUrl),
    name: facts.brand.name,
  }) satisfies ProfessionalService;

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
    ...(facts.contact.telephone && { telephone: facts.contact.telephone }),
    address: {
      "@type": "PostalAddress",
      addressLocality: facts.contact.locality,
      addressRegion: facts.contact.region,
      addressCountry: facts.contact.country,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...describeFounder(pageContext),
  } satisfies WithContext<ProfessionalService>;
}

/** Undefined until the owner has named the founder. */
function describeFounder({ facts, siteUrl }: PageContext) {
  const { founder } = shownProof(facts.proof);
  if (!founder) return {};
  const portrait = founder.portrait && { image: address(siteUrl, pictureAddress(founder.portrait)) };
  return { founder: { "@type": "Person", name: founder.name, ...portrait } } satisfies Partial<ProfessionalService>;
}

export function describeService(pageContext: PageContext, path: string, service: ServiceOffered) {
  const { name, description, prices, isBookedHere } = service;
  const { place } = pageContext.facts;
  const words = findableCopy(pageContext.facts).offers;
  const url = address(pageContext.siteUrl, path);
  return {
    "@context": context,
    "@type": "Service",
    name,
    description,
    url,
    provider: provider(pageContext),
    ...(prices && {
      offers: [
        { "@type": "Offer", name: words.setup, priceSpecification: describePrice(prices.setup, place) },
        { "@type": "Offer", name: words.monthly, priceSpecification: describePrice(prices.monthly, place, "MON") },
      ],
    }),
    ...(isBookedHere && {
      offers: { "@type": "Offer", price: 0, priceCurrency: place.currency, url },
      potentialAction: describeBooking(pageContext, name),
    }),
  } satisfies WithContext<Service>;
}

/** The action of booking an hour, by a person. */
const describeBooking = ({ siteUrl }: PageContext, name: string) =>
  ({
    "@type": "ReserveAction",
    target: { "@type": "EntryPoint", urlTemplate: address(siteUrl, paths.chooseTime()) },
    result: { "@type": "Reservation", name },
  }) satisfies ReserveAction;

/** `unitCode` is UN/CEFACT: MON is a month. */
function describePrice({ lowDollars, highDollars }: PriceRange, { currency }: Place, unitCode?: "MON") {
  const amount =
    lowDollars === highDollars
      ? { price: lowDollars }
      : { minPrice: lowDollars, ...(highDollars !== null && { maxPrice: highDollars }) };
  const price = { priceCurrency: currency, ...amount };
  if (!unitCode) return { "@type": "PriceSpecification", ...price } satisfies PriceSpecification;
  return { "@type": "UnitPriceSpecification", ...price, unitCode } satisfies UnitPriceSpecification;
}

export function describeBreadcrumbs({ facts, siteUrl }: PageContext, page: Parameters<typeof breadcrumbs>[1]) {
  const steps = breadcrumbs(facts, page);
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
  } satisfies WithContext<BreadcrumbList>;
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
    inLanguage: englishOf(pageContext.facts.place.locale),
  } satisfies WithContext<BlogPosting>;
}
