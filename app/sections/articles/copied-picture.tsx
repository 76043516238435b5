import type { PictureCopy } from "#app/rules/articles/post.ts";
import { mediaPicture, mediaSet } from "#app/rules/render-article/media-picture.ts";

type Props = { of: PictureCopy; sizes: string; priority?: boolean };

/** Our own copy of a post's picture. */
export function CopiedPicture({ of: copy, sizes, priority }: Props) {
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
