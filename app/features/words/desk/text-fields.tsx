import { Field } from "#platform/ui/field.tsx";
import { nameText } from "../name-text.ts";
import { wordsCopy as copy, wordProblem } from "../words.ts";
import type { UnsavedWords } from "./save-words.ts";

/** A text with its facts by name, as the desk shows it. */
export type ShownText = {
  id: number;
  group: string;
  path: string;
  shown: string;
  standard: string;
  /** The text with its facts filled in; only if it names some. */
  reads: string | undefined;
  earlierStandard: string | undefined;
  isDraft: boolean;
  isChanged: boolean;
  isQuoted: boolean;
  isListItem: boolean;
  maxCharacters: number;
};

const longText = 90;

type Props = { text: ShownText; unsaved: UnsavedWords | undefined };

/** Edits a text. The earlier text goes along as the base of the change. */
export function TextField({ text, unsaved }: Props) {
  const { id, shown, isListItem, maxCharacters } = text;
  const problem = unsaved?.problems[id];
  const value = problem ? (unsaved?.typed[id] ?? shown) : shown;
  const base = problem?.problem === "taken" ? problem.now : shown;
  const isLong = isListItem || Math.max(shown.length, text.standard.length) > longText;
  return (
    <div className="words__text" id={`text-${id}`}>
      <Field
        id={`field-${id}`}
        label={nameText(text.path)}
        hint={<Hints text={text} />}
        error={problem && wordProblem(problem)}
      >
        {(control) =>
          isLong ? (
            <textarea
              {...control}
              name={`text.${id}`}
              defaultValue={value}
              maxLength={maxCharacters * 2}
              rows={rowsOf(value)}
            />
          ) : (
            <input {...control} name={`text.${id}`} defaultValue={value} maxLength={maxCharacters * 2} />
          )
        }
      </Field>
      <input type="hidden" name={`base.${id}`} value={base} />
      {(text.isChanged || text.isDraft) && <Ours text={text} />}
    </div>
  );
}

const charactersInRow = 70;
const rowsOf = (text: string) => Math.min(12, Math.max(2, Math.ceil(text.length / charactersInRow)));

function Hints({ text }: { text: ShownText }) {
  const { reads, isQuoted, isListItem, earlierStandard, isDraft, isChanged } = text;
  return (
    <>
      {isDraft && <span className="st st--wait">{copy.isDraft}</span>}
      {!isDraft && isChanged && <span className="st st--new">{copy.isChanged}</span>}
      {reads && <span className="words__hint">{copy.reads(reads)}</span>}
      {isListItem && <span className="words__hint">{copy.listItem}</span>}
      {isQuoted && <span className="words__hint">{copy.isQuoted}</span>}
      {earlierStandard !== undefined && <span className="words__hint">{copy.earlier(earlierStandard)}</span>}
    </>
  );
}

const Ours = ({ text: { id, path, standard } }: { text: ShownText }) => (
  <div className="words__ours">
    <p className="quiet">{copy.standard(standard)}</p>
    <input type="hidden" name={`standard.${id}`} value={standard} />
    <button className="textbtn" type="submit" name="act" value={`standard:${id}`}>
      {copy.toStandard}
      <span className="vh">{copy.of(nameText(path))}</span>
    </button>
  </div>
);
