import { styleBookCopy as words } from "#app/copy/style-book.ts";
import { Cover } from "#app/ui/cover.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type PictureName, pictures } from "#app/ui/pictures.ts";
import { Plate } from "#app/ui/plate.tsx";
import { Seal } from "#app/ui/seal.tsx";
import "#app/ui/cover.css";
import "#app/ui/plate.css";

const names = Object.keys(pictures) as PictureName[];

export function PictureSpecimens() {
  return (
    <section className="specimens on-ink grid" aria-labelledby="pictures">
      <h2 id="pictures">{words.pictures}</h2>
      <div className="specimens__three">
        <Seal />
        <Seal small />
        <Cover art="winery" {...words.cover} />
        <Plate of="cigar" sizes="(max-width: 44rem) 90vw, 30vw" {...words.plate} />
        {names.map((name) => (
          <figure key={name}>
            <Picture of={name} alt="" sizes="(max-width: 44rem) 90vw, 30vw" />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
