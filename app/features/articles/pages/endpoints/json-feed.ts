import { findableCopy } from "#facts/findable.ts";
import { paths } from "#facts/paths.ts";
import { corsHeaders, publicResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import { englishOf } from "#platform/intl/place.ts";
import type { Route } from "./+types/json-feed";
import { type FeedItem, listFeedItems } from "./feed-items.ts";

export const handle = { allowsCors: true };

/** JSON Feed 1.1, with whole articles. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const facts = services.facts();
  const { title, description } = findableCopy(facts).feed;
  const inFull = (path: string) => new URL(path, services.publicSettings.siteUrl).href;
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: inFull(paths.blog()),
    feed_url: inFull(paths.jsonFeed()),
    icon: inFull(paths.logo()),
    favicon: inFull(paths.smallLogo()),
    authors: [{ name: facts.brand.name, url: inFull(paths.about()) }],
    language: englishOf(facts.place.locale),
    items: (await listFeedItems(services)).map(writeItem),
  };
  return publicResponse(JSON.stringify(feed), "application/feed+json; charset=utf-8", corsHeaders);
}

const writeItem = ({ url, title, html, excerpt, picture, publishedAt, author, categories }: FeedItem) => ({
  id: url,
  url,
  title,
  ...(html ? { content_html: html } : { content_text: excerpt }),
  summary: excerpt,
  image: picture,
  ...(publishedAt && { date_published: publishedAt }),
  authors: [{ name: author }],
  tags: categories,
});
