import { feedLog } from "#app/copy/pages/feed-log.ts";
import { directPicture } from "#app/rules/articles/direct-picture.ts";
import type { StoredPost } from "#app/rules/articles/stored-posts.ts";
import { type ShownArticle, showArticle } from "#app/rules/render-article/show-article.ts";

/** An article that only this browser knows, rendered as the server renders its own. */
export function renderBrowserArticle(
  { title, content = "", source }: StoredPost,
  feedAddress: string | null,
): ShownArticle {
  const pictureFor = (address: string) => {
    const src = directPicture(address, feedAddress);
    return src ? { src } : null;
  };
  const shown = showArticle(content, { title, source, host: location.host, pictureFor });
  if (shown.hasLooseMarks) console.warn(feedLog.looseMarks(title));
  return shown;
}
