import { deskPaths } from "#facts/desk-paths.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { wordsCopy as copy } from "../words.ts";
import type { UnsavedWords } from "./save-words.ts";
import type { ShownText } from "./text-fields.tsx";
import { WordsForm } from "./words-form.tsx";

type Props = {
  typed: string;
  count: number;
  texts: readonly ShownText[];
  unsaved: UnsavedWords | undefined;
  action: string;
};

/** Searches all texts. The matches can be edited in place. */
export const FoundTexts = ({ typed, count, texts, unsaved, action }: Props) => (
  <search className="words__search">
    <form action={deskPaths.words()}>
      <Field id="q" label={copy.find} hint={copy.findHint}>
        {(control) => <input {...control} type="search" name="q" defaultValue={typed} maxLength={100} />}
      </Field>
      <Button kind="line" small bare type="submit">
        {copy.findButton}
      </Button>
    </form>
    {typed !== "" && (
      <>
        <h2>{headingOf(texts.length, count, typed)}</h2>
        {count > 0 && <WordsForm action={action} texts={texts} unsaved={unsaved} hasPages />}
        <GoLink back href={deskPaths.words()}>
          {copy.all}
        </GoLink>
      </>
    )}
  </search>
);

function headingOf(shown: number, count: number, typed: string): string {
  if (count === 0) return copy.foundNone(typed);
  return shown < count ? copy.foundSome(shown, count, typed) : copy.found(count, typed);
}
