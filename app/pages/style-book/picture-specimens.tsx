import { styleBookCopy as words } from "#app/copy/pages/style-book.ts";
import { Cover } from "#app/ui/cover.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type PictureName, pictures } from "#app/ui/pictures.ts";
import { Seal } from "#app/ui/seal.tsx";
import "#app/ui/cover.css";
import "#app/ui/figure.css";

const names = Object.keys(pictures) as PictureName[];

export function PictureSpecimens() {
  return (
    <section className="specimens surface-ink grid" aria-labelledby="pictures">
      <h2 id="pictures">{words.pictures}</h2>
      <div className="specimens__three">
        <Seal />
        <Seal small />
        <Cover art="winery" {...words.cover} />
        <Figure of="cigar" sizes="(max-width: 44rem) 90vw, 30vw" {...words.figure} />
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
