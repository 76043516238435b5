import { renderArticle } from "../../rules/render/render-article.ts";
import type { TextPicture } from "../../rules/text-pictures.ts";

/** The site's own pictures, which a browser may show. */
const ours = /^\/(?:media|pictures)\//;

/** A draft rendered as on its page, with the pictures inserted here and those of the site. */
export function renderDraft(content: string, title: string, pictures: TextPicture[]) {
  const pictureFor = (src: string) =>
    pictures.find((picture) => picture.src === src) ?? (ours.test(src) ? { src } : null);
  const { html, isReal } = renderArticle(content, { host: location.host, title, pictureFor });
  return { html, isReal };
}
