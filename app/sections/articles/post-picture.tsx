import type { PostSummary } from "#app/rules/post.ts";
import { Picture } from "#app/ui/picture.tsx";
import { stockPictures } from "#app/ui/pictures.ts";

/** How wide a post's picture stands in each place. */
const sizes = {
  card: "(max-width: 44rem) 92vw, (max-width: 64rem) 44vw, 30vw",
  feature: "(max-width: 64rem) 100vw, 66vw",
  head: "100vw",
};

type Props = { post: Pick<PostSummary, "id" | "title">; place: keyof typeof sizes };

export function PostPicture({ post, place }: Props) {
  return <Picture of={stockPictureOf(post)} alt="" sizes={sizes[place]} priority={place === "head"} />;
}

function stockPictureOf({ id, title }: Pick<PostSummary, "id" | "title">) {
  let hash = 0;
  for (const sign of id || title) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return stockPictures[hash % stockPictures.length] ?? "stock-hills";
}
