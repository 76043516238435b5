import { Island } from "#platform/islands/island.tsx";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { letterPaths } from "../letter-paths.ts";
import { letterParts } from "../rules/letter-parts.ts";
import { lettersCopy } from "../words/desk.ts";
import LetterTextIsland from "./islands/letter-text/letter-text.island.tsx";
import type { UnsavedLetter } from "./save-letter.ts";

const copy = lettersCopy.editor;

type Props = {
  id: string;
  letter: { subject: string; body: string; part: string; articleSlug: string } | undefined;
  articles: readonly { slug: string; title: string }[];
  wrong: UnsavedLetter | undefined;
};

export function LetterForm({ id, letter, articles, wrong }: Props) {
  const { subject, body, part, articleSlug } = wrong?.values ?? letter ?? {};
  return (
    <form className="letter-form" method="post" action={letterPaths.letter(id)} noValidate>
      <Field id="article" label={copy.article} hint={copy.articleHint}>
        {(control) => (
          <select {...control} name="article" defaultValue={articleSlug}>
            <option value="">{copy.noArticle}</option>
            {articles.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="subject" label={copy.subject} error={wrong?.problems.includes("subject") && copy.problems.subject}>
        {(control) => <input {...control} name="subject" defaultValue={subject} />}
      </Field>
      <Island
        name="letter-text"
        of={LetterTextIsland}
        props={{ id, body: body ?? "", isWrong: wrong?.problems.includes("text") ?? false }}
        groups={["blog-uploader"]}
      />
      <Field id="part" label={copy.part}>
        {(control) => (
          <select {...control} name="part" defaultValue={part}>
            {letterParts.map((each) => (
              <option key={each} value={each}>
                {lettersCopy.part[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button kind={letter ? "line" : "ink"} bare type="submit" name="act" value="save">
        {copy.save}
      </Button>
    </form>
  );
}
