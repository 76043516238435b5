import type { PostSummary } from "#facts/post.ts";
import { type PictureName, pictures, stockPictures } from "#platform/ui/pictures.ts";
import { chooseStockPicture } from "../../rules/choose-stock-picture.ts";

/** The site's picture that the post names, else one of the five stock pictures. */
export function ownPictureOf(post: Pick<PostSummary, "id" | "title" | "imageSrc">): PictureName {
  const named = /^\/pictures\/([a-z-]+)-\d+\.\w+$/.exec(post.imageSrc)?.[1];
  if (named && Object.hasOwn(pictures, named)) return named as PictureName;
  return stockPictures[chooseStockPicture(post)] ?? "stock-hills";
}
