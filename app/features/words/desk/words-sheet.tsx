import { Field } from "#platform/ui/field.tsx";
import { nameText } from "../name-text.ts";
import { writeWordsSheet } from "../rules/words-sheet.ts";
import { wordsCopy } from "../words.ts";
import type { UnsavedWords } from "./save-words.ts";
import type { ShownText } from "./text-fields.tsx";
import { WordsActs } from "./words-form.tsx";

const copy = wordsCopy.sheet;
const rows = 30;
const maxNamed = 5;

type Props = { action: string; texts: readonly ShownText[]; refused: UnsavedWords["refusedSheet"] };

/** All texts of a page in one field, to be written anew as a whole. */
export function WordsSheet({ action, texts, refused }: Props) {
  const sheet = writeWordsSheet(texts.map((text) => ({ id: text.id, label: labelOf(text), text: text.shown })));
  return (
    <form className="words" method="post" action={action} noValidate>
      <p className="quiet">{copy.lead}</p>
      <Field id="sheet" label={copy.title} error={refused && sayRefused(refused)}>
        {(control) => <textarea {...control} name="sheet" rows={rows} defaultValue={refused?.sheet ?? sheet} />}
      </Field>
      <input type="hidden" name="base" value={sheet} />
      <WordsActs />
    </form>
  );
}

const labelOf = ({ path, maxCharacters }: ShownText) => copy.label(nameText(path), maxCharacters);

function sayRefused({ strangers, broken }: NonNullable<UnsavedWords["refusedSheet"]>) {
  if (strangers.length > 0) return copy.strangers(strangers.slice(0, maxNamed));
  return broken ? copy.broken(broken) : copy.noNumbers;
}
