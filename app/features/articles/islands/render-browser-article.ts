import { directPicture } from "../rules/direct-picture.ts";
import { type ShownArticle, showArticle } from "../rules/render/show-article.ts";
import type { StoredPost } from "../rules/stored-posts.ts";
import { feedLog } from "../words/feed-log.ts";

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
