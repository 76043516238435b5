import { use } from "react";
import { type InPlace, OwnPicturesContext } from "./own-pictures.ts";
import { type PictureName, pictures } from "./pictures.ts";

type Props = {
  of: PictureName;
  /** Another crop for screens under 44rem. */
  phone?: PictureName;
  /** Empty for a decorative picture. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** For the one picture of the first view; all others load lazily. */
  priority?: boolean;
  className?: string;
};

const types = ["avif", "webp"] as const;
const phones = "(max-width: 43.99rem)";

export function Picture({ of: name, phone, alt, sizes, priority, className }: Props) {
  const { width, height } = pictures[name];
  const own = use(OwnPicturesContext)[name];
  return (
    <picture
      className={["picture", `picture--${name}`, own?.file && `picture--${own.file}`, className]
        .filter(Boolean)
        .join(" ")}
    >
      {phone && types.map((type) => <Source key={type} of={phone} type={type} sizes={sizes} media={phones} />)}
      <Source of={name} type="avif" sizes={sizes} />
      <img
        src={fileOf(name, 800, "webp", own)}
        srcSet={setOf(name, "webp", own)}
        sizes={sizes}
        width={width}
        height={height}
        alt={(alt && own?.alt) || alt}
        loading={priority ? undefined : "lazy"}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}

function Source(parts: { of: PictureName; type: (typeof types)[number]; sizes: string; media?: string }) {
  const { of: name, type, sizes, media } = parts;
  const { width, height } = pictures[name];
  const own = use(OwnPicturesContext)[name];
  return (
    <source
      type={`image/${type}`}
      media={media}
      srcSet={setOf(name, type, own)}
      sizes={sizes}
      width={width}
      height={height}
    />
  );
}

/** The owner's picture has the address of the default one; its version makes browsers ask again. */
const fileOf = (name: PictureName, width: number, type: string, own?: InPlace) =>
  `/pictures/${own?.file ?? name}-${width}.${type}${own ? `?v=${own.version}` : ""}`;

const setOf = (name: PictureName, type: string, own?: InPlace) =>
  pictures[name].widths.map((width) => `${fileOf(name, width, type, own)} ${width}w`).join(", ");
