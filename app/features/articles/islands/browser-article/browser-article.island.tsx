import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Facts } from "#facts/facts.ts";
import { loadingCopy } from "#facts/navigation.ts";
import { useWords } from "#facts/use-words.ts";
import { Seal } from "#platform/ui/seal.tsx";
import type { FeedSource } from "../../browser/feed-list.ts";
import { browserArticles } from "../../browser/stored-feed.ts";
import { ArticleFoot } from "../../pages/sections/article-author.tsx";
import { ArticleMissing } from "../../pages/sections/article-missing.tsx";
import { WholeArticle } from "../../pages/sections/whole-article.tsx";
import { articleCopy } from "../../words/article.ts";
import { makeFeedClient } from "../feed/feed-client.ts";
import { type BrowserArticle as FoundArticle, useBrowserArticle } from "./use-browser-article.ts";

type Props = {
  slug: string;
  feed: FeedSource;
  /** Whether the page still waits; otherwise it already says that the article is missing. */
  mayBeInBrowser: boolean;
  brand: Facts["brand"];
};

/** An article that the server does not know, but this browser may: from its own posts or the feed that it reads. */
export default function BrowserArticleIsland(props: Props) {
  return (
    <QueryClientProvider client={makeFeedClient()}>
      <BrowserArticle {...props} />
    </QueryClientProvider>
  );
}

function BrowserArticle({ slug, feed, mayBeInBrowser, brand }: Props) {
  const found = useBrowserArticle(slug, feed);
  const copy = articleCopy({ brand, ...useWords() });
  const missingTitle = `${copy.notFound.metaTitle} | ${brand.name}`;
  const title = tabTitle(found, missingTitle, brand.name);
  useEffect(() => {
    if (title) document.title = title;
    scrollTo(0, 0);
  }, [title]);
  if (found.state === "loading") return <LoadingArticle />;
  if (found.state === "unknown" && mayBeInBrowser) {
    return (
      <ArticleMissing copy={copy} awaits={{ key: feed.isOwn ? browserArticles.key : "", tabTitle: missingTitle }} />
    );
  }
  if (found.state === "unknown" || found.state === "missing") return <ArticleMissing copy={copy} />;
  return (
    <>
      <WholeArticle post={found.post} shown={found.shown} brand={brand} />
      <ArticleFoot {...copy.closing} />
    </>
  );
}

/** Does not say "missing" while it is still searching. */
function tabTitle(found: FoundArticle, missingTitle: string, brandName: string): string | undefined {
  if (found.state === "unknown") return undefined;
  if (found.state === "loading") return brandName;
  return found.state === "found" ? `${found.post.title} | ${brandName}` : missingTitle;
}

const LoadingArticle = () => (
  <section className="art-missing art-missing--looking section surface-paper grid" aria-busy="true">
    <Seal />
    <p className="vh" role="status">
      {loadingCopy(useWords()).label}
    </p>
  </section>
);
