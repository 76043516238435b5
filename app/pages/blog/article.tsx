import { data, redirect } from "react-router";
import { articleCopy } from "#app/copy/pages/article.ts";
import BrowserArticleIsland from "#app/islands/browser-article/browser-article.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { paths } from "#app/paths.ts";
import { isBrowserArticleSlug } from "#app/rules/articles/browser-article.ts";
import { neighboursOf, relatedPosts } from "#app/rules/articles/onward-posts.ts";
import type { Post, PostSummary } from "#app/rules/articles/post.ts";
import { ArticleFoot } from "#app/sections/articles/article-author.tsx";
import { ArticleMissing } from "#app/sections/articles/article-missing.tsx";
import { browserFeed } from "#app/sections/articles/browser-feed.ts";
import { WholeArticle } from "#app/sections/articles/whole-article.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { type Services, servicesOf } from "#server/services.ts";
import type { Route } from "./+types/article";
import { ArticleOnward } from "./article-onward.tsx";
import "#app/ui/badges.css";
import "#app/ui/figure.css";
import "#app/sections/articles/title.css";
import "#app/sections/articles/card.css";
import "#app/sections/articles/prose-table.css";
import "#app/sections/articles/prose.css";
import "./article.css";
import "#app/ui/print.css";

const maxRelated = 3;

export const handle = { printed: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const found = await findArticleForReader(services, params.slug);
  if (found.kind === "moved") throw redirect(paths.article(found.slug), 301);
  if (found.kind === "taken down") return data({ notOnServer: null }, { status: 410 });
  if (found.kind !== "found") {
    const feed = browserFeed(services.publicSettings);
    const notOnServer = { slug: params.slug, feed, mayBeInBrowser: !feed.isOwn || isBrowserArticleSlug(params.slug) };
    return data({ notOnServer }, { status: found.kind === "gone" ? 410 : 404 });
  }
  const { content, ...post } = found.post;
  const shown = await services.readRendering({ title: post.title, content, source: post.source, hash: found.hash });
  const listing = await services.readListing();
  const related = await services.queries.articles.withPictures(relatedPosts(post, listing, maxRelated));
  // A withdrawn article turns to 410 after 7 days without a change of the content version, so do not cache it.
  const headers: HeadersInit = found.isListed ? {} : { "Cache-Control": "no-cache" };
  return data({ post, ...shown, related, ...neighboursOf(post.id, listing) }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const pageContext = pageContextOf(matches);
  if (!loaderData || !("post" in loaderData)) {
    const { metaTitle, text } = articleCopy(pageContext.facts).notFound;
    // Does not say "missing" while the browser may still have it.
    const title = loaderData?.notOnServer?.mayBeInBrowser ? "" : metaTitle;
    return pageMeta(pageContext, { title, description: text, isHidden: true });
  }
  const { post } = loaderData;
  return pageMeta(pageContext, { title: post.title, description: post.excerpt, path: paths.article(post.slug), post });
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts();
  const copy = articleCopy(facts);
  if ("notOnServer" in loaderData) {
    if (!loaderData.notOnServer) return <ArticleMissing copy={copy} />;
    const props = { ...loaderData.notOnServer, brand: facts.brand };
    return (
      <Island
        name="browser-article"
        of={BrowserArticleIsland}
        props={props}
        groups={["article", "blog", "loading"]}
        hasPictures
      />
    );
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

/** How long a withdrawn post can be read at its address. */
const readableAfterWithdrawalMs = 7 * 24 * 60 * 60 * 1000;

type Readable =
  | { kind: "found"; post: Post & PostSummary; hash: string; isListed: boolean }
  | { kind: "moved"; slug: string }
  | { kind: "gone" }
  /** Taken down by the owner: browsers must not show their stored copies either. */
  | { kind: "taken down" }
  | { kind: "missing" };

async function findArticleForReader({ queries, clock }: Services, slug: string): Promise<Readable> {
  const found = await queries.articles.findArticle(slug);
  if (!found) {
    const newSlug = await queries.articles.findNewSlug(slug);
    return newSlug ? { kind: "moved", slug: newSlug } : { kind: "missing" };
  }
  if (found.post.source === "static" && !found.listed) return { kind: "taken down" };
  const isGone = found.withdrawnAt !== null && clock() - found.withdrawnAt > readableAfterWithdrawalMs;
  return isGone ? { kind: "gone" } : { kind: "found", post: found.post, hash: found.hash, isListed: found.listed };
}
