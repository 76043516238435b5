import type { MetaDescriptor } from "react-router";
import type { Facts } from "#app/copy/facts.ts";

type Ground = { facts: Facts; siteUrl: string };

type About = {
  title: string;
  description?: string;
  /** From `paths`; pages without one of their own (not found, hidden) have no canonical address. */
  path?: string;
  isHidden?: boolean;
};

/** Title, description, canonical address and share data of a page. */
export function pageMeta({ facts, siteUrl }: Ground, { title, description, path, isHidden }: About): MetaDescriptor[] {
  const fullTitle = `${title} | ${facts.brand.name}`;
  const meta: MetaDescriptor[] = [
    { title: fullTitle },
    { property: "og:title", content: fullTitle },
    { property: "og:site_name", content: facts.brand.name },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (description)
    meta.push({ name: "description", content: description }, { property: "og:description", content: description });
  if (path) {
    const address = new URL(path, siteUrl).href;
    meta.push({ tagName: "link", rel: "canonical", href: address }, { property: "og:url", content: address });
  }
  if (isHidden) meta.push({ name: "robots", content: "noindex" });
  return meta;
}

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** What the root has loaded, for a page's `meta`. */
export function groundOf(matches: Matches): Ground {
  return matches[0]?.loaderData as Ground;
}
