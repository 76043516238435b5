import { chooseStockPicture } from "#app/rules/choose-stock-picture.ts";
import type { PostSummary } from "#app/rules/post.ts";
import { Picture } from "#app/ui/picture.tsx";
import { stockPictures } from "#app/ui/pictures.ts";

/** How wide a post's picture stands in each place. */
const sizes = {
  card: "(max-width: 44rem) 92vw, (max-width: 64rem) 44vw, 30vw",
  feature: "(max-width: 64rem) 100vw, 60vw",
  head: "100vw",
};

type Props = { post: Pick<PostSummary, "id" | "title">; place: keyof typeof sizes };

export function PostPicture({ post, place }: Props) {
  const name = stockPictures[chooseStockPicture(post)] ?? "stock-hills";
  return <Picture of={name} alt="" sizes={sizes[place]} priority={place === "head"} />;
}
