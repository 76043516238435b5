import { useEffect, useMemo, useState } from "react";
import type { FeedSource } from "../../browser/feed-list.ts";
import { browserArticles, dynamicPosts } from "../../browser/stored-feed.ts";
import { withDirectPicture } from "../../rules/direct-picture.ts";
import type { ShownArticle } from "../../rules/render/show-article.ts";
import type { StoredPost } from "../../rules/stored-posts.ts";
import { useFeed } from "../feed/use-feed.ts";
import { useStoredPosts } from "../feed/use-stored-posts.ts";

export type BrowserArticle =
  /** Hydration is not complete: the server's words stay. */
  | { state: "unknown" }
  | { state: "loading" }
  | { state: "missing" }
  | { state: "found"; post: StoredPost; shown: ShownArticle };

/** Looks for a post in this browser's own posts, then in the stored and the current hosted feed. */
export function useBrowserArticle(slug: string, source: FeedSource): BrowserArticle {
  const isHosted = !source.isOwn;
  const feed = useFeed(source, { enabled: isHosted });
  const own = useStoredPosts(browserArticles);
  const stored = useStoredPosts(isHosted ? dynamicPosts : null);
  const post = useMemo(() => {
    const found = [...own, ...(feed.data?.posts ?? []), ...stored].find((each) => each.slug === slug);
    return found && withDirectPicture(found, isHosted ? source.address : null);
  }, [slug, own, stored, feed.data, isHosted, source.address]);
  const rendered = useRendered(post, isHosted ? source.address : null);
  const isAlive = useIsAlive();
  if (rendered === "failed") return { state: "missing" };
  if (post) return rendered ? { state: "found", post, shown: rendered } : { state: "loading" };
  if (!isAlive) return { state: "unknown" };
  return isHosted && feed.isPending ? { state: "loading" } : { state: "missing" };
}

function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}

/** The article renderer doubles the page's script, so it loads only if there is an article. */
function useRendered(post: StoredPost | undefined, feedAddress: string | null): ShownArticle | "failed" | undefined {
  const [rendered, setRendered] = useState<{ of: string; shown: ShownArticle | "failed" }>();
  const text = post && JSON.stringify([post.title, post.content]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rendered anew when its text changes, not when it is read again
  useEffect(() => {
    if (!post || !text) return;
    import("../render-browser-article.ts").then(
      ({ renderBrowserArticle }) => setRendered({ of: text, shown: renderBrowserArticle(post, feedAddress) }),
      () => setRendered({ of: text, shown: "failed" }),
    );
  }, [text, feedAddress]);
  return rendered && rendered.of === text ? rendered.shown : undefined;
}
