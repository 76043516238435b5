import { cleanArticle } from "#app/rules/clean-article/clean-article.ts";
import { hasLooseMarks } from "#app/rules/clean-article/has-loose-marks.ts";
import { mediaPicture } from "#app/rules/media-picture.ts";
import type { PictureCopy } from "#app/rules/post.ts";
import { renderArticle } from "#app/rules/render-article/render-article.ts";
import type { ShownArticle } from "../tables/renderings.ts";

export type Written = { title: string; content: string };

/** Our copies of pictures, by the address that articles name them by. */
export type Copies = ReadonlyMap<string, PictureCopy>;

export type Rendered = { shown: ShownArticle; namedPictures: string[] };

/** An article as its page shows it, and the addresses of all pictures it names. */
export function renderPost({ title, content }: Written, host: string, copies: Copies): Rendered {
  const namedPictures: string[] = [];
  const { isReal } = cleanArticle(content);
  const pictureFor = (address: string) => {
    namedPictures.push(address);
    const copy = copies.get(address);
    return copy ? mediaPicture(copy) : null;
  };
  const { html, contents } = renderArticle(isReal ? content : "", { title, host, pictureFor });
  return { shown: { html, contents, isReal, hasLooseMarks: hasLooseMarks(content) }, namedPictures };
}
