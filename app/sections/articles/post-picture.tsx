import { chooseStockPicture } from "#app/rules/articles/choose-stock-picture.ts";
import type { PostSummary } from "#app/rules/articles/post.ts";
import { Picture } from "#app/ui/picture.tsx";
import { type PictureName, pictures, stockPictures } from "#app/ui/pictures.ts";
import { CopiedPicture } from "./copied-picture.tsx";
import { DirectPicture } from "./direct-picture.tsx";

/** The width of a post's picture in each place. */
const sizes = {
  card: "(max-width: 44rem) 92vw, (max-width: 64rem) 44vw, 30vw",
  feature: "(max-width: 64rem) 100vw, 60vw",
  head: "100vw",
  thumb: "5rem",
};

type Props = {
  post: Pick<PostSummary, "id" | "title" | "imageSrc" | "picture" | "pictureSrc">;
  place: keyof typeof sizes;
  /** Part of the first view. */
  priority?: boolean;
};

export function PostPicture({ post, place, priority = false }: Props) {
  if (post.picture) return <CopiedPicture of={post.picture} sizes={sizes[place]} priority={priority} />;
  const stock = <Picture of={ownPictureOf(post)} alt="" sizes={sizes[place]} priority={priority} />;
  return post.pictureSrc ? <DirectPicture src={post.pictureSrc} priority={priority} instead={stock} /> : stock;
}

/** Our picture that the post names, else one of the five stock pictures. */
function ownPictureOf(post: Props["post"]): PictureName {
  const named = /^\/pictures\/([a-z-]+)-\d+\.\w+$/.exec(post.imageSrc)?.[1];
  if (named && Object.hasOwn(pictures, named)) return named as PictureName;
  return stockPictures[chooseStockPicture(post)] ?? "stock-hills";
}
