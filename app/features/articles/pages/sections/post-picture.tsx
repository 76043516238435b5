import { type ReactNode, useState } from "react";
import type { PictureCopy, PostSummary } from "#facts/post.ts";
import { Picture } from "#platform/ui/picture.tsx";
import { mediaPicture, mediaSet } from "../../rules/render/media-picture.ts";
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

type CopiedPictureProps = { of: PictureCopy; sizes: string; priority?: boolean };

/** Our own copy of a post's picture. */
function CopiedPicture({ of: copy, sizes, priority }: CopiedPictureProps) {
  const { src, srcSet, width, height } = mediaPicture(copy);
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={mediaSet(copy, "avif")} sizes={sizes} width={width} height={height} />
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        loading={priority ? undefined : "lazy"}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}

type DirectPictureProps = {
  src: string;
  priority?: boolean;
  /** Shown if the picture fails to load. */
  instead: ReactNode;
};

/** A picture that the browser loads from the post's own source. */
function DirectPicture({ src, priority, instead }: DirectPictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return instead;
  return (
    <span className="picture">
      <img
        src={src}
        alt=""
        loading={priority ? undefined : "lazy"}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    </span>
  );
}
