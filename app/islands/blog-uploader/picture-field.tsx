import { uploaderCopy } from "#app/copy/pages/blog-uploader.ts";
import type { Draft } from "#app/rules/articles/draft.ts";
import { minHeadWidth } from "#app/rules/articles/picture-file.ts";
import type { TextPicture } from "#app/rules/articles/text-pictures.ts";
import { useWords } from "#app/sections/use-words.ts";
import { Field } from "#app/ui/field.tsx";
import { usePictureFile } from "./use-picture-file.ts";

type Props = { image: TextPicture | null; onChange: (part: Partial<Draft>) => void };

/** The article's picture: chosen or dropped, shown as it will be stored. */
export function PictureField({ image, onChange }: Props) {
  const words = uploaderCopy(useWords());
  const { chooser, hint, error, isOver, dropping } = usePictureFile(
    (picture) => onChange({ image: picture }),
    undefined,
    minHeadWidth,
  );
  return (
    <div className={isOver ? "writing__picture is-over" : "writing__picture"} {...dropping}>
      <Field
        id="article-image"
        label={words.labels.image}
        optional={words.optional}
        error={error}
        hint={hint || words.hints.image}
      >
        {(control) => <input {...control} {...chooser} name="image" />}
      </Field>
      {image && (
        <figure>
          <img src={image.src} width={image.width} height={image.height} alt={words.image.chosen} />
          <button className="textbtn" type="button" onClick={() => onChange({ image: null })}>
            {words.image.remove}
          </button>
        </figure>
      )}
    </div>
  );
}
