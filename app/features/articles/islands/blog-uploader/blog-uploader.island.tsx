import { type RefObject, useEffect, useRef, useState } from "react";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { useWords } from "#facts/use-words.ts";
import { minHeadWidth } from "#features/pictures/rules/picture-file.ts";
import { fill } from "#platform/text/fill.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import type { BrowserArticleProblem } from "../../rules/browser-article.ts";
import type { Draft } from "../../rules/draft.ts";
import type { TextPicture } from "../../rules/text-pictures.ts";
import { uploaderCopy } from "../../words/blog-uploader.ts";
import { type BrowserArticleEntry, listBrowserArticles, removeBrowserArticle } from "../browser-articles.ts";
import { CategoryField } from "./category-field.tsx";
import { FigureDialog } from "./figure-dialog.tsx";
import { LineFields } from "./line-fields.tsx";
import { Preview } from "./preview.tsx";
import { TextField } from "./text-field.tsx";
import { type Keeping, useDraft } from "./use-draft.ts";
import { usePictureFile } from "./use-picture-file.ts";
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

/** Says where the draft is stored. */
function DraftLine({ keeping, onClear }: { keeping: Keeping; onClear: () => void }) {
  const words = uploaderCopy(useWords()).draft;
  const clear = () => confirm(words.clearQuestion) && onClear();
  return (
    <p className={keeping === "lost" ? "writing__draft is-lost" : "writing__draft"}>
      <span role="status">{words[keeping]}</span>
      {keeping !== "none" && (
        <button className="textbtn" type="button" onClick={clear}>
          {words.clear}
        </button>
      )}
    </p>
  );
}

function StoredPosts() {
  const words = uploaderCopy(useWords()).kept;
  const [posts, setPosts] = useState<BrowserArticleEntry[]>([]);
  useEffect(() => setPosts(listBrowserArticles()), []);
  if (posts.length === 0) return null;
  const remove = ({ id, title }: BrowserArticleEntry) => {
    if (!confirm(fill(words.question, { title }))) return;
    removeBrowserArticle(id);
    setPosts(listBrowserArticles());
  };
  return (
    <section className="writing__kept" aria-labelledby="kept">
      <h2 id="kept">{words.title}</h2>
      <ul>
        {posts.toReversed().map((post) => (
          <li key={post.id}>
            <a href={paths.article(post.slug)}>{post.title}</a>
            <button
              className="textbtn"
              type="button"
              aria-label={fill(words.removeTitle, { title: post.title })}
              onClick={() => remove(post)}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { image: TextPicture | null; onChange: (part: Partial<Draft>) => void };

/** The article's picture: chosen or dropped, shown as it will be stored. */
function PictureField({ image, onChange }: Props) {
  const words = uploaderCopy(useWords());
  const { chooser, hint, error, isOver, dropping } = usePictureFile(
    (picture) => onChange({ image: picture }),
    undefined,
    minHeadWidth,
  );
  return (
    <div className={isOver ? "writing__picture is-over" : "writing__picture"} {...dropping}>
      <Field
        id="article-image"
        label={words.labels.image}
        optional={words.optional}
        error={error}
        hint={hint || words.hints.image}
      >
        {(control) => <input {...control} {...chooser} name="image" />}
      </Field>
      {image && (
        <figure>
          <img src={image.src} width={image.width} height={image.height} alt={words.image.chosen} />
          <button className="textbtn" type="button" onClick={() => onChange({ image: null })}>
            {words.image.remove}
          </button>
        </figure>
      )}
    </div>
  );
}
