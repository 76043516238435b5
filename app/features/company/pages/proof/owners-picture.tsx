import type { PictureCopy } from "#facts/post.ts";
import { mediaPicture, mediaSet } from "#features/articles/rules/render/media-picture.ts";

type Props = { of: PictureCopy; alt: string; sizes: string; className?: string };

/** A picture that the owner uploaded. It is never part of the first view. */
export function OwnersPicture({ of: copy, alt, sizes, className }: Props) {
  const { src, srcSet, width, height } = mediaPicture(copy);
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={mediaSet(copy, "avif")} sizes={sizes} width={width} height={height} />
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
