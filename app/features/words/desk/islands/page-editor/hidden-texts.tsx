import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { wordsCopy } from "../../../words.ts";
import type { PagePicture } from "./find-pictures.ts";
import type { TextState } from "./use-page-texts.ts";

const copy = wordsCopy.editor;

type Props = {
  pictures: readonly PagePicture[];
  texts: TextState[];
  onSave: (id: number, typed: string) => void;
  onClose: () => void;
};

/** Lists the page's texts that cannot be edited in place: for search engines, of pictures, in buttons. */
export const HiddenTexts = ({ texts, pictures, onSave, onClose }: Props) => (
  <section className="editor__hidden" aria-label={copy.hidden}>
    <h2 className="h4">{copy.hidden}</h2>
    {texts.map(({ id, kind, text, problem, max }) => (
      <Field key={id} id={`hidden-${id}`} label={kind} error={problem}>
        {(control) => (
          <textarea
            {...control}
            rows={text.length > 60 ? 3 : 1}
            maxLength={max * 2}
            defaultValue={text}
            onBlur={(event) => onSave(id, event.currentTarget.value)}
          />
        )}
      </Field>
    ))}
    {pictures.length > 0 && (
      <p className="editor__pictures">
        {copy.pictures}
        {pictures.map(({ name, alt, href }, at) => (
          <a key={name} href={href}>
            {alt || copy.picture(at + 1)}
          </a>
        ))}
      </p>
    )}
    <Button kind="line" small bare onClick={onClose}>
      {copy.close}
    </Button>
  </section>
);
