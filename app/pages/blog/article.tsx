import { data, redirect } from "react-router";
import { articleCopy } from "#app/copy/blog.ts";
import { Island } from "#app/islands/island.tsx";
import KnownArticleIsland from "#app/islands/known-article/known-article.island.tsx";
import { paths } from "#app/paths.ts";
import { neighboursOf, relatedPosts } from "#app/rules/onward-posts.ts";
import { isOwnPostSlug } from "#app/rules/own-post.ts";
import { ArticleFoot } from "#app/sections/articles/article-author.tsx";
import { feedOfBrowsers } from "#app/sections/articles/feed-of-browsers.ts";
import { WholeArticle } from "#app/sections/articles/whole-article.tsx";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/article";
import { ArticleOnward } from "./article-onward.tsx";
import { findReadable } from "./find-readable.ts";
import "#app/ui/badges.css";
import "#app/ui/plate.css";
import "#app/sections/articles/title.css";
import "#app/sections/articles/card.css";
import "#app/sections/articles/prose-table.css";
import "#app/sections/articles/prose.css";
import "./article.css";

const mostRelated = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const edges = edgesOf(context);
  const found = await findReadable(edges, params.slug);
  if (found.kind === "moved") throw redirect(paths.article(found.slug), 301);
  if (found.kind !== "found") {
    const feed = feedOfBrowsers(edges.settings);
    const unknown = { slug: params.slug, feed, mayBeKnown: !feed.isOwn || isOwnPostSlug(params.slug) };
    return data({ unknown }, { status: found.kind === "gone" ? 410 : 404 });
  }
  const { content, ...post } = found.post;
  const shown = await edges.readRendering({ title: post.title, content, hash: found.hash });
  const listing = await edges.readListing();
  const related = await edges.tables.articles.withPictures(edges.db, relatedPosts(post, listing, mostRelated));
  // A withdrawn post's page ends by itself one day: it is made for whoever asks, but not kept.
  const headers: HeadersInit = found.isListed ? {} : { "Cache-Control": "no-cache" };
  return data({ post, ...shown, related, ...neighboursOf(post.id, listing) }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const ground = groundOf(matches);
  if (!loaderData || !("post" in loaderData)) {
    const { metaTitle, text } = articleCopy(ground.facts).notFound;
    // Nothing is called missing while a browser may still know it.
    const title = loaderData?.unknown.mayBeKnown ? "" : metaTitle;
    return pageMeta(ground, { title, description: text, isHidden: true });
  }
  const { post } = loaderData;
  return pageMeta(ground, { title: post.title, description: post.excerpt, path: paths.article(post.slug), post });
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts();
  const copy = articleCopy(facts);
  if ("unknown" in loaderData) {
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
