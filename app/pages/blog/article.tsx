import { data, redirect } from "react-router";
import { articleCopy } from "#app/copy/pages/blog.ts";
import { Island } from "#app/islands/island.tsx";
import KnownArticleIsland from "#app/islands/known-article/known-article.island.tsx";
import { paths } from "#app/paths.ts";
import { neighboursOf, relatedPosts } from "#app/rules/articles/onward-posts.ts";
import { isOwnPostSlug } from "#app/rules/articles/own-post.ts";
import { ArticleFoot } from "#app/sections/articles/article-author.tsx";
import { ArticleMissing } from "#app/sections/articles/article-missing.tsx";
import { feedOfBrowsers } from "#app/sections/articles/feed-of-browsers.ts";
import { WholeArticle } from "#app/sections/articles/whole-article.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/article";
import { ArticleOnward } from "./article-onward.tsx";
import { findReadable } from "./find-readable.ts";
import "#app/ui/badges.css";
import "#app/ui/figure.css";
import "#app/sections/articles/title.css";
import "#app/sections/articles/card.css";
import "#app/sections/articles/prose-table.css";
import "#app/sections/articles/prose.css";
import "./article.css";

const maxRelated = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const found = await findReadable(services, params.slug);
  if (found.kind === "moved") throw redirect(paths.article(found.slug), 301);
  if (found.kind === "taken down") return data({ unknown: null }, { status: 410 });
  if (found.kind !== "found") {
    const feed = feedOfBrowsers(services.publicSettings);
    const unknown = { slug: params.slug, feed, mayBeKnown: !feed.isOwn || isOwnPostSlug(params.slug) };
    return data({ unknown }, { status: found.kind === "gone" ? 410 : 404 });
  }
  const { content, ...post } = found.post;
  const shown = await services.readRendering({ title: post.title, content, hash: found.hash });
  const listing = await services.readListing();
  const related = await services.queries.articles.withPictures(relatedPosts(post, listing, maxRelated));
  // A withdrawn post's page ends by itself one day: it is made for whoever asks, but not kept.
  const headers: HeadersInit = found.isListed ? {} : { "Cache-Control": "no-cache" };
  return data({ post, ...shown, related, ...neighboursOf(post.id, listing) }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const pageContext = pageContextOf(matches);
  if (!loaderData || !("post" in loaderData)) {
    const { metaTitle, text } = articleCopy(pageContext.facts).notFound;
    // Does not say "missing" while a browser may still know it.
    const title = loaderData?.unknown?.mayBeKnown ? "" : metaTitle;
    return pageMeta(pageContext, { title, description: text, isHidden: true });
  }
  const { post } = loaderData;
  return pageMeta(pageContext, { title: post.title, description: post.excerpt, path: paths.article(post.slug), post });
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts();
  const copy = articleCopy(facts);
  if ("unknown" in loaderData) {
    if (!loaderData.unknown) return <ArticleMissing copy={copy} />;
    const props = { ...loaderData.unknown, brand: facts.brand };
    return <Island name="known-article" of={KnownArticleIsland} props={props} />;
  }
  const { post, html, contents, isReal, hasLooseMarks, related, newer, older } = loaderData;
  return (
    <>
      <WholeArticle post={post} shown={{ html, contents, isReal, hasLooseMarks }} brand={facts.brand} />
      <ArticleOnward related={related} newer={newer} older={older} copy={copy.onward} />
      <ArticleFoot {...copy.closing} />
    </>
  );
}
