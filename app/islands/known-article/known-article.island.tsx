import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import type { FeedSource } from "#app/browser/feed/feed-list.ts";
import { articleCopy } from "#app/copy/blog.ts";
import type { Facts } from "#app/copy/facts.ts";
import { loadingCopy } from "#app/copy/loading.ts";
import { ArticleFoot } from "#app/sections/articles/article-author.tsx";
import { ArticleMissing } from "#app/sections/articles/article-missing.tsx";
import { WholeArticle } from "#app/sections/articles/whole-article.tsx";
import { Seal } from "#app/ui/seal.tsx";
import { makeFeedClient } from "../feed/feed-client.ts";
import { useKnownArticle } from "./use-known-article.ts";

type Props = { slug: string; feed: FeedSource; brand: Facts["brand"] };

/** An article that the server does not know: this browser may, from its own list or from the feed that it reads. */
export default function KnownArticleIsland(props: Props) {
  return (
    <QueryClientProvider client={makeFeedClient()}>
      <KnownArticle {...props} />
    </QueryClientProvider>
  );
}

function KnownArticle({ slug, feed, brand }: Props) {
  const found = useKnownArticle(slug, feed);
  const copy = articleCopy({ brand });
  const title = found.state === "found" ? found.post.title : found.state === "missing" && copy.notFound.metaTitle;
  useEffect(() => {
    if (title) document.title = `${title} | ${brand.name}`;
    scrollTo(0, 0);
  }, [title, brand]);
  if (found.state === "loading") return <LoadingArticle />;
  if (found.state !== "found") return <ArticleMissing copy={copy} isAwaited={found.state === "unknown"} />;
  return (
    <>
      <WholeArticle post={found.post} shown={found.shown} brand={brand} />
      <ArticleFoot {...copy.closing} />
    </>
  );
}

const LoadingArticle = () => (
  <section className="art-missing art-missing--looking section on-paper grid" aria-busy="true">
    <Seal />
    <p className="vh" role="status">
      {loadingCopy.label}
    </p>
  </section>
);
