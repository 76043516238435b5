import { QueryClientProvider } from "@tanstack/react-query";
import { useWords } from "#facts/use-words.ts";
import { NewestArticles, NewestHead, newestFrame } from "../../pages/sections/newest-articles.tsx";
import { listCopy } from "../../words/blog.ts";
import { FailedArticles } from "../article-list/failed-articles.tsx";
import { makeFeedClient } from "../feed/feed-client.ts";
import { type NewestArticlesProps, useNewestArticles } from "./use-newest-articles.ts";

/** The newest articles on the home page, if browsers read a hosted feed. */
export default function NewestArticlesIsland(props: NewestArticlesProps) {
  return (
    <QueryClientProvider client={makeFeedClient()}>
      <Newest {...props} />
    </QueryClientProvider>
  );
}

function Newest(props: NewestArticlesProps) {
  const { state, posts, hasMore } = useNewestArticles(props);
  if (state === "shown") return <NewestArticles posts={posts} hasMore={hasMore} />;
  if (state === "loading") return <LoadingNewest />;
  return (
    <section {...newestFrame}>
      <NewestHead />
      <div className="news__lead">
        <FailedArticles />
      </div>
    </section>
  );
}

function LoadingNewest() {
  const words = listCopy(useWords());
  return (
    <section {...newestFrame} aria-busy="true">
      <NewestHead />
      <div className="news__lead">
        <p className="vh" role="status">
          {words.loading}
        </p>
        <noscript>
          <p>{words.nothingYet}</p>
        </noscript>
        <Shapes picture={64} />
      </div>
      <div className="news__rest">
        <Shapes picture={56} />
        <Shapes picture={0} />
      </div>
    </section>
  );
}

/** Drawn as SVG, so that a home page without them carries no styles for them. */
function Shapes({ picture }: { /** Its height in hundredths of the width. */ picture: number }) {
  return (
    <svg viewBox={`0 0 100 ${picture + 26}`} width="100%" fill="var(--bone-shade)" aria-hidden="true">
      <rect width="100" height={picture} />
      <rect y={picture + 5} width="35" height="2.5" />
      <rect y={picture + 12} width="100" height="5" />
      <rect y={picture + 19} width="70" height="5" />
    </svg>
  );
}
