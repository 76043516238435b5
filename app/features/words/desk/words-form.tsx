import { Fragment } from "react";
import { deskPaths } from "#facts/desk-paths.ts";
import { Button } from "#platform/ui/button.tsx";
import { nameText } from "../name-text.ts";
import { wordsCopy as copy } from "../words.ts";
import { nameOfGroup } from "./name-of-group.ts";
import type { UnsavedWords } from "./save-words.ts";
import { type ShownText, TextField } from "./text-fields.tsx";

const maxNamed = 5;

type Props = {
  action: string;
  texts: readonly ShownText[];
  unsaved: UnsavedWords | undefined;
  /** Whether each part says which page it is from. */
  hasPages?: boolean;
};

/** Texts in the order of their page, a section for each part of it. */
export function WordsForm({ action, texts, unsaved, hasPages = false }: Props) {
  const wrong = texts.filter(({ id }) => unsaved?.problems[id]);
  const count = Object.keys(unsaved?.problems ?? {}).length;
  const parts = [...Map.groupBy(texts, partOf)];
  return (
    <form className="words" method="post" action={action} noValidate>
      {count > 0 && (
        <p className="facts__wrong" role="alert">
          {copy.problems(count)}{" "}
          {wrong.slice(0, maxNamed).map(({ id, path }, index) => (
            <Fragment key={id}>
              {index > 0 && ", "}
              <a href={`#field-${id}`}>{nameText(path)}</a>
            </Fragment>
          ))}
        </p>
      )}
      {parts.map(([part, of]) => (
        <section key={part} className="words__part" aria-label={of[0]?.shown}>
          {hasPages && of[0] && <a href={deskPaths.wordGroup(of[0].group)}>{nameOfGroup(of[0].group)}</a>}
          {of.map((text) => (
            <TextField key={text.id} text={text} unsaved={unsaved} />
          ))}
        </section>
      ))}
      <WordsActs />
    </form>
  );
}

const partOf = ({ group, path }: ShownText) => `${group} ${path.split(".")[0]}`;

export const WordsActs = () => (
  <p className="words__acts">
    <Button kind="line" small bare type="submit" name="act" value="draft">
      {copy.save}
    </Button>
    <Button kind="ink" small bare type="submit" name="act" value="publish">
      {copy.publish}
    </Button>
  </p>
);
