import { askPublished } from "#app/browser/feed/ask-published.ts";
import { askOwnFeed } from "#app/browser/feed/own-feed.ts";
import { browserArticles, readPosts } from "#app/browser/feed/stored-feed.ts";
import { picturesAt, renderInto, wordsAt } from "#app/islands/mount-island.tsx";
import { paths } from "#app/paths.ts";
import { withDirectPicture } from "#app/rules/articles/direct-picture.ts";
import { mergePosts } from "#app/rules/articles/order-posts.ts";
import { isPlaceholder } from "#app/rules/articles/post.ts";
import { hasMoreThanNewest, NewestArticles, newestPosts } from "#app/sections/articles/newest-articles.tsx";
import { WordsContext } from "#app/sections/use-words.ts";
import { OwnPicturesContext } from "#app/ui/own-pictures.ts";

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
