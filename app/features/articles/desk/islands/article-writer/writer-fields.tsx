import type { RefObject } from "react";
import type { EditorHandle } from "#platform/rich-text/browser/use-editor.ts";
import { Field } from "#platform/ui/field.tsx";
import { CategoryField } from "../../../islands/blog-uploader/category-field.tsx";
import type { TakeFile } from "../../../islands/blog-uploader/use-picture-file.ts";
import type { useTextPictures } from "../../../islands/blog-uploader/use-text-pictures.ts";
import { articleCategories } from "../../../rules/article-categories.ts";
import type { ArticleField } from "../../../rules/check-article.ts";
import type { DraftPost } from "../../../rules/draft-post.ts";
import { deskArticlesCopy } from "../../../words/desk.ts";
import { ArticleText } from "./article-text.tsx";
import { HeadPicture } from "./head-picture.tsx";

const words = deskArticlesCopy.form;

type Props = {
  draft: DraftPost;
  problems: Partial<Record<ArticleField, string>>;
  pictures: ReturnType<typeof useTextPictures>;
  upload: TakeFile;
  isShown: boolean;
  editor: RefObject<EditorHandle | null>;
  /** Whether the text is written without marks. */
  onRich: (isRich: boolean) => void;
  onChange: (part: Partial<DraftPost>) => void;
};

/** In the order of the form. */
const order = ["title", "content", "image", "categories", "author", "date", "slug", "excerpt"] as const;

export function WriterFields({ draft, problems, pictures, upload, isShown, editor, onRich, onChange }: Props) {
  const firstWrong = order.find((each) => problems[each]);
  const line = (name: "title" | "author" | "slug" | "excerpt", more: { className?: string; hint?: string } = {}) => (
    <Field id={`article-${name}`} label={words.labels[name]} error={problems[name]} {...more}>
      {(control) => (
        <input
          {...control}
          name={name}
          value={draft[name]}
          // biome-ignore lint/a11y/noAutofocus: the first wrong field of a refused form
          autoFocus={firstWrong === name}
          autoComplete="off"
          maxLength={name === "excerpt" ? 300 : undefined}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {line("title", { className: "writing__title" })}
      <ArticleText
        content={draft.content}
        pictures={pictures}
        problem={problems.content}
        isFirstWrong={firstWrong === "content"}
        upload={upload}
        editor={editor}
        onRich={onRich}
        onChange={onChange}
      />
      <HeadPicture src={draft.imageSrc} problem={problems.image} upload={upload} onChange={onChange} />
      <CategoryField
        chosen={draft.categories}
        isMissing={problems.categories !== undefined}
        isFirstWrong={firstWrong === "categories"}
        onChange={onChange}
      />
      <MoreCategories chosen={draft.categories} onChange={onChange} />
      {line("author", { className: "half" })}
      <Field id="article-date" className="half" label={words.labels.date} error={problems.date}>
        {(control) => (
          <input
            {...control}
            name="date"
            type="date"
            value={draft.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
        )}
      </Field>
      {line("slug", { hint: isShown ? words.hints.shownSlug : words.hints.slug })}
      {line("excerpt", { hint: words.hints.excerpt })}
    </>
  );
}

const isListed = (category: string) => articleCategories.some((each) => each === category);

/** Categories that the form does not list. */
function MoreCategories({ chosen, onChange }: { chosen: string[]; onChange: Props["onChange"] }) {
  const listed = chosen.filter(isListed);
  const take = (text: string) =>
    onChange({ categories: [...listed, ...text.split(",").map((each) => each.trimStart())] });
  return (
    <Field
      id="article-more-categories"
      label={words.labels.moreCategories}
      optional={words.optional}
      hint={words.hints.moreCategories}
    >
      {(control) => (
        <input
          {...control}
          name="moreCategories"
          value={chosen.filter((each) => !isListed(each)).join(", ")}
          onChange={(event) => take(event.target.value)}
        />
      )}
    </Field>
  );
}
