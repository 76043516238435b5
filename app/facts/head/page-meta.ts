import type { MetaDescriptor } from "react-router";
import type { Facts } from "../facts.ts";
import { findableCopy } from "../findable.ts";
import { paths } from "../paths.ts";
import type { PostSummary } from "../post.ts";
import { ownPicture, sharePictureOf, shareTags } from "./share-tags.ts";
import {
  describeBreadcrumbs,
  describeBusiness,
  describePost,
  describeService,
  type PageContext,
  type ServiceOffered,
} from "./structured-data.ts";

type About = {
  /** Empty if the brand alone is the title. */
  title: string;
  description?: string;
  /** From `paths`; the pages for 404 and errors have no canonical address. */
  path?: string;
  isHidden?: boolean;
  /** A share picture of its own. */
  picture?: { path: string; alt: string };
  service?: ServiceOffered;
  post?: PostSummary;
};

export function pageMeta(pageContext: PageContext, about: About): MetaDescriptor[] {
  const fullTitle = [about.title, pageContext.facts.brand.name].filter(Boolean).join(" | ");
  const pagePath = about.path?.split("?", 1)[0];
  const picture = about.picture
    ? ownPicture(pageContext, about.picture)
    : sharePictureOf(pageContext, about.title, about.isHidden ? undefined : pagePath);
  return [
    { title: fullTitle },
    { property: "og:title", content: fullTitle },
    { property: "og:site_name", content: pageContext.facts.brand.name },
    { property: "og:locale", content: "en_US" },
    ...descriptionTags(about),
    ...typeTags(about),
    ...shareTags(picture),
    ...addressTags(pageContext, about, pagePath),
    { name: "robots", content: about.isHidden || !pageContext.isLive ? "noindex" : "max-image-preview:large" },
    ...structuredData(pageContext, about, pagePath, picture.url),
  ];
}

function descriptionTags({ description }: About): MetaDescriptor[] {
  if (!description) return [];
  return [
    { name: "description", content: description },
    { property: "og:description", content: description },
  ];
}

function typeTags({ post }: About): MetaDescriptor[] {
  if (!post) return [{ property: "og:type", content: "website" }];
  return [
    { property: "og:type", content: "article" },
    ...(post.date ? [{ property: "article:published_time", content: post.date }] : []),
    ...post.categories.map((category) => ({ property: "article:tag", content: category })),
  ];
}

function addressTags({ facts, siteUrl }: PageContext, { path, isHidden }: About, pagePath?: string): MetaDescriptor[] {
  if (!path || !pagePath) return [];
  const canonical = new URL(path, siteUrl).href;
  const tags: MetaDescriptor[] = [
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:url", content: canonical },
  ];
  if (isHidden || path !== pagePath) return tags;
  const title = findableCopy(facts).markdown;
  return [...tags, { tagName: "link", rel: "alternate", type: "text/markdown", title, href: paths.markdown(pagePath) }];
}

function structuredData(
  pageContext: PageContext,
  about: About,
  pagePath: string | undefined,
  picture: string,
): MetaDescriptor[] {
  if (!pagePath || about.isHidden) return [];
  const described = [
    describeBusiness(pageContext),
    about.service && describeService(pageContext, pagePath, about.service),
    describeBreadcrumbs(pageContext, {
      path: pagePath,
      title: about.title,
      group: about.post ? "articles" : pageContext.page?.group,
    }),
    about.post && describePost(pageContext, about.post, picture),
  ];
  return described.filter((each) => each !== undefined).map((each) => ({ "script:ld+json": each }));
}

export type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** The root's loader data, for a page's `meta`. */
export function pageContextOf(matches: Matches): PageContext {
  return matches[0]?.loaderData as PageContext;
}

type Words = Pick<About, "title" | "description">;

/** The `meta` of a page with an address of its own. */
export const metaOf =
  (copyOf: (facts: Facts) => { meta: Words }) =>
  ({ matches, location }: { matches: Matches; location: { pathname: string } }): MetaDescriptor[] => {
    const pageContext = pageContextOf(matches);
    const isHidden = pageContext.page?.isHidden ?? false;
    return pageMeta(pageContext, { ...copyOf(pageContext.facts).meta, path: location.pathname, isHidden });
  };
