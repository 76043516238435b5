import type { ReactNode } from "react";
import { Picture } from "./picture.tsx";
import type { PictureName } from "./pictures.ts";

type Props = {
  of: PictureName;
  alt: string;
  sizes: string;
  /** "Plate I" */
  label: string;
  /** Two to five words. */
  caption: ReactNode;
  className?: string;
  priority?: boolean;
};

/** A numbered picture with a caption. */
export function Figure({ label, caption, className, ...picture }: Props) {
  return (
    <figure className={className ? `figure ${className}` : "figure"}>
      <Picture {...picture} />
      <figcaption>
        <b>{label}</b>
        {caption}
      </figcaption>
    </figure>
  );
}
