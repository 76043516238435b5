import type { PostSummary } from "#app/rules/articles/post.ts";
import { Picture } from "#app/ui/picture.tsx";
import { CopiedPicture } from "./copied-picture.tsx";
import { DirectPicture } from "./direct-picture.tsx";
import { ownPictureOf } from "./own-picture.ts";

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
