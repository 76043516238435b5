import { findableCopy } from "#facts/findable.ts";
import { paths } from "#facts/paths.ts";
import { corsHeaders, publicResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import { englishOf } from "#platform/intl/place.ts";
import { xml } from "#platform/text/escape-xml.ts";
import type { Route } from "./+types/rss";
import { type FeedItem, listFeedItems } from "./feed-items.ts";

export const handle = { allowsCors: true };

/** RSS 2.0, with whole articles. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const facts = services.facts();
  const { title, description } = findableCopy(facts).feed;
  const inFull = (path: string) => new URL(path, services.publicSettings.siteUrl).href;
  const items = await listFeedItems(services);
  return publicResponse(
    xml`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>${inFull(paths.blog())}</link>
<description>${description}</description>
<language>${englishOf(facts.place.locale)}</language>
<atom:link rel="self" type="application/rss+xml" href="${inFull(paths.rss())}"/>
<image><url>${inFull(paths.smallLogo())}</url><title>${title}</title><link>${inFull(paths.blog())}</link></image>
${items.map(writeItem)}</channel>
</rss>\n`.xml,
    "application/rss+xml; charset=utf-8",
    corsHeaders,
  );
}

const writeItem = ({ title, url, publishedAt, author, categories, excerpt, html }: FeedItem) => xml`<item>
<title>${title}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
${publishedAt ? xml`<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>\n` : null}<dc:creator>${author}</dc:creator>
${categories.map((category) => xml`<category>${category}</category>\n`)}<description>${excerpt}</description>
${html ? xml`<content:encoded>${html}</content:encoded>\n` : null}</item>
`;
