import { useFacts } from "#facts/use-facts.ts";
import { readOnPage } from "#features/frame/pictures-on-page.ts";
import { Picture } from "#platform/ui/picture.tsx";
import { type PictureName, pictures } from "#platform/ui/pictures.ts";
import { findPlace } from "./picture-places.ts";

type Props = { name: string; sizes?: string };

/** A picture as visitors see it now, the default or the owner's. */
export function Thumb({ name, sizes = "18rem" }: Props) {
  const version = useFacts().look?.pictures[name]?.version;
  if (Object.hasOwn(pictures, name)) return <Picture of={name as PictureName} alt="" sizes={sizes} />;
  const shared = readOnPage(name)?.picture;
  if (shared && !version) return <Thumb name={shared} sizes={sizes} />;
  const place = findPlace(name);
  const address = place?.files.find(({ width, type }) => width >= 800 && type !== "avif")?.address ?? "";
  return (
    <span className="picture">
      <img
        src={version ? `${address}?v=${version}` : address}
        width={place?.width}
        height={place?.height}
        alt=""
        loading="lazy"
      />
    </span>
  );
}
