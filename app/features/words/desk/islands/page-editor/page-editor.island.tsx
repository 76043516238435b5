import { useState } from "react";
import { deskPaths } from "#facts/desk-paths.ts";
import { Button } from "#platform/ui/button.tsx";
import { wordsCopy } from "../../../words.ts";
import { HiddenTexts } from "./hidden-texts.tsx";
import type { PageText } from "./page-text.ts";
import type { FactValues } from "./show-text.ts";
import { type TextState, usePageTexts } from "./use-page-texts.ts";

export type PageEditorProps = {
  /** The page that is edited, by its group of texts, and where visitors find it. */
  group: string;
  path: string;
  texts: PageText[];
  facts: FactValues;
  /** Drafts of the whole site. */
  drafts: number;
  flash: string | undefined;
  undo: string | undefined;
};

const copy = wordsCopy.editor;

/** The bar of a page that is being edited, and its texts made editable where they stand. */
export default function PageEditor({ group, path, texts: given, facts, drafts, flash, undo }: PageEditorProps) {
  const { texts, hidden, pictures, current, refused, length, save, submit } = usePageTexts(given, facts);
  const [isOpen, setOpen] = useState(false);
  const fresh = given.filter(({ id, isDraft }) => !isDraft && texts[id]?.isDraft).length;
  const waiting = drafts + fresh;
  const wrong = Object.values(texts).filter(({ problem }) => problem).length;
  return (
    <aside className="editor surface-ink" aria-label={copy.label}>
      {isOpen && (
        <HiddenTexts
          texts={hidden.flatMap((id) => texts[id] ?? [])}
          pictures={pictures}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
      <p className="editor__state" role="status">
        {stateOf({ current, refused, length, wrong, waiting, flash: fresh > 0 ? undefined : flash })}
      </p>
      <form className="editor__acts" method="post" action={deskPaths.editPage(group)} onSubmit={submit}>
        {undo && waiting === 0 && (
          <Button kind="line" small bare type="submit" name="act" value={`undo:${undo}`}>
            {wordsCopy.undo}
          </Button>
        )}
        <Button kind="line" small bare onClick={() => setOpen(!isOpen)}>
          {copy.more(hidden.length)}
          <span className="vh"> {copy.moreHint}</span>
        </Button>
        <a className="editor__link" href={deskPaths.lookAtPage(group)}>
          {copy.look}
        </a>
        <a className="editor__link" href={path}>
          {copy.done}
        </a>
        {waiting > 0 && (
          <Button kind="brass" small bare type="submit" name="act" value="publish">
            {wordsCopy.publishAll(waiting)}
          </Button>
        )}
      </form>
    </aside>
  );
}

type State = {
  current: TextState | undefined;
  /** The text that was refused last. */
  refused: TextState | undefined;
  length: number | undefined;
  wrong: number;
  waiting: number;
  /** Until another text is saved. */
  flash: string | undefined;
};

function stateOf({ current, refused, length, wrong, waiting, flash }: State): string {
  if (current) {
    const { kind, isList, max, text } = current;
    return [kind, copy.length(length ?? text.length, max), isList && copy.list].filter(Boolean).join(". ");
  }
  if (wrong > 0)
    return [copy.refused(wrong), refused?.problem && `${refused.kind}: ${refused.problem}`].filter(Boolean).join(". ");
  return flash ?? (waiting > 0 ? wordsCopy.drafted(waiting) : copy.hint);
}
