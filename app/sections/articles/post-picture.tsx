import { chooseStockPicture } from "#app/rules/choose-stock-picture.ts";
import type { PostSummary } from "#app/rules/post.ts";
import { Picture } from "#app/ui/picture.tsx";
import { type PictureName, pictures, stockPictures } from "#app/ui/pictures.ts";
import { CopiedPicture } from "./copied-picture.tsx";

/** How wide a post's picture stands in each place. */
const sizes = {
  card: "(max-width: 44rem) 92vw, (max-width: 64rem) 44vw, 30vw",
  feature: "(max-width: 64rem) 100vw, 60vw",
  head: "100vw",
};

type Props = { post: Pick<PostSummary, "id" | "title" | "imageSrc" | "picture">; place: keyof typeof sizes };

export function PostPicture({ post, place }: Props) {
  if (post.picture) return <CopiedPicture of={post.picture} sizes={sizes[place]} priority={place === "head"} />;
  return <Picture of={ownPictureOf(post)} alt="" sizes={sizes[place]} priority={place === "head"} />;
}

/** The picture of ours that the post names, else the one of five that stands for it. */
function ownPictureOf(post: Props["post"]): PictureName {
  const named = /^\/pictures\/([a-z-]+)-\d+\.\w+$/.exec(post.imageSrc)?.[1];
  if (named && Object.hasOwn(pictures, named)) return named as PictureName;
  return stockPictures[chooseStockPicture(post)] ?? "stock-hills";
}
