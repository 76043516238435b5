import type { WrittenArticle } from "#app/rules/articles/clean/clean-article.ts";
import type { PictureCopy } from "#app/rules/articles/post.ts";
import { mediaPicture } from "#app/rules/render-article/media-picture.ts";
import { type ShownArticle, showArticle } from "#app/rules/render-article/show-article.ts";

/** Our copies of pictures, by their addresses in articles. */
export type Copies = ReadonlyMap<string, PictureCopy>;

export type Rendered = { shown: ShownArticle; namedPictures: string[] };

/** An article as its page shows it, and the addresses of its pictures. */
export function renderPost({ title, content, source }: WrittenArticle, host: string, copies: Copies): Rendered {
  const namedPictures: string[] = [];
  const pictureFor = (address: string) => {
    namedPictures.push(address);
    const copy = copies.get(address);
    return copy ? mediaPicture(copy) : null;
  };
  return { shown: showArticle(content, { title, source, host, pictureFor }), namedPictures };
}
