import { uploaderCopy } from "#app/copy/pages/blog-uploader.ts";
import type { BrowserArticleProblem } from "#app/rules/articles/browser-article.ts";
import type { Draft } from "#app/rules/articles/draft.ts";
import { useWords } from "#app/sections/use-words.ts";
import { Field } from "#app/ui/field.tsx";

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
