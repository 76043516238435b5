import type { ClipboardEvent, ReactNode } from "react";
import { useWords } from "#facts/use-words.ts";
import { formatNumber } from "#platform/intl/numbers.ts";
import { fill } from "#platform/text/fill.ts";
import { Field } from "#platform/ui/field.tsx";
import type { Draft } from "../../rules/draft.ts";
import { countWords, readTimeOf } from "../../rules/read-time.ts";
import { uploaderCopy } from "../../words/blog-uploader.ts";
import type { useTextPictures } from "./use-text-pictures.ts";

type Props = {
  content: string;
  isMissing: boolean;
  problem?: string | undefined;
  hint?: string;
  /** Whether it is the first wrong field of a refused form. */
  isFirstWrong?: boolean;
  pictures: ReturnType<typeof useTextPictures>;
  /** Stands in the place of the field, which then only holds the text. */
  editor?: ((describedBy: string | undefined) => ReactNode) | undefined;
  onChange: (part: Pick<Draft, "content">) => void;
};

/** The text field; it also takes dropped and pasted pictures. */
export function TextField({ content, isMissing, problem, hint, isFirstWrong, pictures, editor, onChange }: Props) {
  const words = uploaderCopy(useWords());
  const { area, take, error, isOver, dropping } = pictures;
  function paste(event: ClipboardEvent) {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith("image/"));
    if (!file) return;
    event.preventDefault();
    void take(file);
  }
  return (
    <div className={isOver ? "writing__text is-over" : "writing__text"} {...dropping}>
      <Field
        id="article-content"
        label={words.labels.content}
        error={isMissing ? words.toasts.content.title : (problem ?? error)}
        hint={pictures.hint || (hint ?? words.hints.content)}
      >
        {(control) => (
          <>
            {editor?.(control["aria-describedby"])}
            <textarea
              {...control}
              hidden={editor !== undefined}
              ref={area}
              name="content"
              rows={16}
              value={content}
              // biome-ignore lint/a11y/noAutofocus: the first wrong field of a refused form
              autoFocus={isFirstWrong}
              aria-required
              onChange={(event) => onChange({ content: event.target.value })}
              onPaste={paste}
            />
          </>
        )}
      </Field>
      <div className="writing__under">
        <p className="num" role="status">
          {countsOf(content, words.counts)}
        </p>
        {!editor && (
          <button className="textbtn" type="button" onClick={() => chooseFile(take)}>
            {words.addPicture}
          </button>
        )}
      </div>
    </div>
  );
}

function countsOf(text: string, { one, many }: { one: string; many: string }): string {
  const count = countWords(text);
  return fill(count === 1 ? one : many, { words: formatNumber(count), minutes: readTimeOf(count) });
}

export function chooseFile(take: (file: File | undefined) => void) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/*";
  input.onchange = () => take(input.files?.[0]);
  input.click();
}
