import type { PictureCopy } from "#facts/post.ts";
import type { WrittenArticle } from "../rules/clean/clean-article.ts";
import { mediaPicture } from "../rules/render/media-picture.ts";
import { type ShownArticle, showArticle } from "../rules/render/show-article.ts";

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
