import { deskPaths } from "#facts/desk-paths.ts";
import type { Size, Tone } from "#facts/picture-place.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { Field } from "#platform/ui/field.tsx";
import { type PictureProblem, picturesCopy } from "../words/desk.ts";

const copy = picturesCopy.replace;

type Props = {
  name: string;
  size: Size;
  minWidth: number;
  tone: Tone | undefined;
  problem: PictureProblem | undefined;
  alt: string;
  /** Whether a page says in words what the picture shows. */
  isDescribed: boolean;
};

export const ReplaceForm = ({ name, size, minWidth, tone, problem, alt, isDescribed }: Props) => (
  <section aria-labelledby="replace">
    <h2 id="replace">{copy.title}</h2>
    <DeskForm action={deskPaths.picture(name)} hasFiles className="own-picture__form" button={copy.button}>
      {isDescribed && <AltField id="new-alt" alt={alt} />}
      <Field
        id="file"
        label={copy.file}
        hint={[copy.hint(size.width, size.height, minWidth), tone && copy.tone[tone]].filter(Boolean).join(" ")}
        error={problem && picturesCopy.problems[problem]}
      >
        {(control) => (
          <input {...control} name="file" type="file" accept="image/jpeg,image/png,image/webp,image/avif" required />
        )}
      </Field>
    </DeskForm>
  </section>
);

export const AltField = ({ id, alt }: { id: string; alt: string }) => (
  <Field id={id} label={copy.alt} hint={copy.altHint}>
    {(control) => <input {...control} name="alt" defaultValue={alt} maxLength={250} required />}
  </Field>
);
