import { data, redirect } from "react-router";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import type { Post, PostSummary } from "#facts/post.ts";
import { useFacts } from "#facts/use-facts.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { Island } from "#platform/islands/island.tsx";
import BrowserArticleIsland from "../../islands/browser-article/browser-article.island.tsx";
import { isBrowserArticleSlug } from "../../rules/browser-article.ts";
import { neighboursOf, relatedPosts } from "../../rules/onward-posts.ts";
import { findArticle, findNewSlug, withPictures } from "../../server/queries/articles.ts";
import { articleCopy } from "../../words/article.ts";
import { ArticleFoot } from "../sections/article-author.tsx";
import { ArticleMissing } from "../sections/article-missing.tsx";
import { browserFeed } from "../sections/browser-feed.ts";
import { WholeArticle } from "../sections/whole-article.tsx";
import type { Route } from "./+types/article";
import { ArticleOnward } from "./article-onward.tsx";
import "#platform/ui/badges.css";
import "#platform/ui/figure.css";
import "../sections/title.css";
import "../sections/card.css";
import "../sections/prose-table.css";
import "../sections/prose.css";
import "./article.css";
import "#platform/ui/print.css";

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
  const related = await withPictures(services.db, relatedPosts(post, listing, maxRelated));
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

async function findArticleForReader({ db, clock }: Services, slug: string): Promise<Readable> {
  const found = await findArticle(db, slug);
  if (!found) {
    const newSlug = await findNewSlug(db, slug);
    return newSlug ? { kind: "moved", slug: newSlug } : { kind: "missing" };
  }
  if (found.post.source === "static" && !found.listed) return { kind: "taken down" };
  const isGone = found.withdrawnAt !== null && clock() - found.withdrawnAt > readableAfterWithdrawalMs;
  return isGone ? { kind: "gone" } : { kind: "found", post: found.post, hash: found.hash, isListed: found.listed };
}
