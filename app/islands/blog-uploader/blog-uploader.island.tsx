import { type RefObject, useEffect, useRef, useState } from "react";
import { uploaderCopy } from "#app/copy/pages/blog-uploader.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { BrowserArticleProblem } from "#app/rules/articles/browser-article.ts";
import type { Draft } from "#app/rules/articles/draft.ts";
import { useWords } from "#app/sections/use-words.ts";
import { Button } from "#app/ui/button.tsx";
import { CategoryField } from "./category-field.tsx";
import { DraftLine } from "./draft-line.tsx";
import { FigureDialog } from "./figure-dialog.tsx";
import { LineFields } from "./line-fields.tsx";
import { PictureField } from "./picture-field.tsx";
import { Preview } from "./preview.tsx";
import { StoredPosts } from "./stored-posts.tsx";
import { TextField } from "./text-field.tsx";
import { useDraft } from "./use-draft.ts";
import { usePublishing } from "./use-publishing.ts";
import { useTextPictures } from "./use-text-pictures.ts";

export type BlogUploaderProps = { author: string; date: string; isOwner: boolean };

/** The form with a preview. Without JavaScript it posts to the desk. */
export default function BlogUploaderIsland({ author, date, isOwner }: BlogUploaderProps) {
  const words = uploaderCopy(useWords());
  const [preset] = useState<Draft>({ title: "", author, date, content: "", categories: [], image: null, pictures: {} });
  const form = useRef<HTMLFormElement>(null);
  const writing = useDraft(preset, form);
  const { draft, change } = writing;
  const { publish, isBusy, problem, trouble } = usePublishing(isOwner, writing);
  const pictures = useTextPictures(draft, change);
  useFocusOnProblem(form, problem);
  return (
    <>
      <form
        className="writing"
        ref={form}
        method="post"
        action={deskPaths.articles()}
        encType="multipart/form-data"
        aria-label={words.title}
        data-hold
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        {/* No edits while publishing: they would be lost. */}
        <div className="writing__fields" inert={isBusy}>
          <LineFields draft={draft} problem={problem} onChange={change} />
          <CategoryField chosen={draft.categories} isMissing={problem === "category"} onChange={change} />
          <PictureField image={draft.image} onChange={change} />
          <TextField content={draft.content} pictures={pictures} isMissing={problem === "content"} onChange={change} />
        </div>
        {trouble && <p className="writing__trouble">{trouble}</p>}
        <div className="writing__foot">
          <Button kind="ink" type="submit" disabled={isBusy} bare={isBusy}>
            {isBusy ? words.publishing : words.publish}
          </Button>
          <DraftLine keeping={writing.keeping} onClear={writing.clear} />
        </div>
      </form>
      <Preview draft={draft} />
      <StoredPosts />
      <FigureDialog picture={pictures.waiting} onInsert={pictures.insert} onCancel={pictures.leaveOut} />
    </>
  );
}

const fields: Record<BrowserArticleProblem, string> = {
  title: '[name="title"]',
  content: '[name="content"]',
  category: '[name="categories"]',
};

/** Focuses the first problem. */
function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, problem: BrowserArticleProblem | undefined) {
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(fields[problem])?.focus();
  }, [form, problem]);
}
