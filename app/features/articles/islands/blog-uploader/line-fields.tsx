import { useWords } from "#facts/use-words.ts";
import { Field } from "#platform/ui/field.tsx";
import type { BrowserArticleProblem } from "../../rules/browser-article.ts";
import type { Draft } from "../../rules/draft.ts";
import { uploaderCopy } from "../../words/blog-uploader.ts";

type Props = { draft: Draft; problem?: BrowserArticleProblem; onChange: (part: Partial<Draft>) => void };

export function LineFields({ draft, problem, onChange }: Props) {
  const words = uploaderCopy(useWords());
  return (
    <>
      <Field
        id="article-title"
        className="writing__title"
        label={words.labels.title}
        error={problem === "title" && words.toasts.title.title}
      >
        {(control) => (
          <input
            {...control}
            name="title"
            value={draft.title}
            aria-required
            autoComplete="off"
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field id="article-author" className="half" label={words.labels.author}>
        {(control) => (
          <input
            {...control}
            name="author"
            value={draft.author}
            required
            onChange={(event) => onChange({ author: event.target.value })}
          />
        )}
      </Field>
      <Field id="article-date" className="half" label={words.labels.date}>
        {(control) => (
          <input
            {...control}
            name="date"
            type="date"
            value={draft.date}
            required
            onChange={(event) => onChange({ date: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
