import { paths } from "#facts/paths.ts";
import { isPlaceholder } from "#facts/post.ts";
import { WordsContext } from "#facts/use-words.ts";
import { picturesAt, renderInto, wordsAt } from "#platform/islands/mount-island.tsx";
import { OwnPicturesContext } from "#platform/ui/own-pictures.ts";
import { askPublished } from "../../browser/ask-published.ts";
import { askOwnFeed } from "../../browser/own-feed.ts";
import { browserArticles, readPosts } from "../../browser/stored-feed.ts";
import { hasMoreThanNewest, NewestArticles, newestPosts } from "../../pages/sections/newest-articles.tsx";
import { withDirectPicture } from "../../rules/direct-picture.ts";
import { mergePosts } from "../../rules/order-posts.ts";

/**
 * Adds this browser's own posts to the newest articles on the home page. If the server cannot be asked, the list stays
 * as it is.
 */
export async function putInOwn() {
  const shown = document.querySelector(".news");
  // Islands read local storage themselves.
  if (shown?.closest("[data-island]")) return;
  const { signal } = new AbortController();
  const storedPosts = readPosts(browserArticles);
  const published = await askPublished(
    storedPosts.map(({ id }) => id),
    signal,
  ).catch((): string[] => []);
  const listPage = await askOwnFeed(paths.feed(), { limit: newestPosts }, signal).catch(() => null);
  if (!listPage) return;
  const listed = listPage.posts.filter((post) => !isPlaceholder(post));
  const own = storedPosts.filter(({ id }) => !published.includes(id)).map((post) => withDirectPicture(post, null));
  const all = mergePosts(listed, own);
  const posts = all.slice(0, newestPosts);
  if (posts.every((post) => listed.includes(post))) return;
  const hasMore = hasMoreThanNewest(Math.max(all.length, listPage.total));
  const holder = document.createElement("div");
  holder.className = "is-laid-out";
  await renderInto(
    holder,
    <WordsContext value={wordsAt(document.querySelector("[data-words]"))}>
      <OwnPicturesContext value={picturesAt(document.querySelector("[data-pictures]"))}>
        <NewestArticles posts={posts} hasMore={hasMore} />
      </OwnPicturesContext>
    </WordsContext>,
  );
  if (shown) shown.replaceWith(holder);
  else document.querySelector(".closing")?.before(holder);
}
