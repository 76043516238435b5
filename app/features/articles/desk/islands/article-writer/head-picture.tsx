import { useWords } from "#facts/use-words.ts";
import { minHeadWidth } from "#features/pictures/rules/picture-file.ts";
import { Field } from "#platform/ui/field.tsx";
import { type TakeFile, usePictureFile } from "../../../islands/blog-uploader/use-picture-file.ts";
import type { DraftPost } from "../../../rules/draft-post.ts";
import { uploaderCopy } from "../../../words/blog-uploader.ts";
import { deskArticlesCopy } from "../../../words/desk.ts";

const words = deskArticlesCopy.form;

type Props = {
  src: string;
  problem: string | undefined;
  upload: TakeFile;
  onChange: (part: Pick<DraftPost, "imageSrc">) => void;
};

/** The picture above the article: uploaded as soon as it is chosen, or with the form. */
export function HeadPicture({ src, problem, upload, onChange }: Props) {
  const { image } = uploaderCopy(useWords());
  const { chooser, hint, error, isOver, dropping } = usePictureFile(
    (picture) => onChange({ imageSrc: picture.src }),
    upload,
    minHeadWidth,
  );
  return (
    <div className={isOver ? "writing__picture is-over" : "writing__picture"} {...dropping}>
      <input type="hidden" name="picture" value={src} />
      <Field
        id="article-image"
        label={words.labels.image}
        optional={words.optional}
        error={problem ?? error}
        hint={hint || words.hints.image}
      >
        {(control) => <input {...control} {...chooser} name="image" />}
      </Field>
      {src && (
        <figure>
          <img src={src} width={1200} height={750} alt={image.chosen} />
          <button className="textbtn" type="button" onClick={() => onChange({ imageSrc: "" })}>
            {words.removeImage}
          </button>
        </figure>
      )}
    </div>
  );
}
