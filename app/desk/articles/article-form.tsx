import { deskArticlesCopy } from "#app/copy/desk/articles.ts";
import type { ArticleField, SentArticle } from "#app/rules/articles/check-article.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

const words = deskArticlesCopy.form;

type Props = {
  action: string;
  values: SentArticle;
  picture?: string;
  problems?: Partial<Record<ArticleField, string>>;
  timeZone: string;
};

export function ArticleForm({ action, values, picture, problems = {}, timeZone }: Props) {
  const about = (field: Exclude<ArticleField, "id">) => ({
    id: field,
    label: words.labels[field],
    error: problems[field],
  });
  return (
    <form className="article-admin__form" method="post" action={action} encType="multipart/form-data" noValidate>
      <input type="hidden" name="id" value={values.id} />
      <Field {...about("title")}>{(control) => <input {...control} name="title" defaultValue={values.title} />}</Field>
      <Field {...about("slug")} hint={words.hints.slug}>
        {(control) => <input {...control} name="slug" defaultValue={values.slug} />}
      </Field>
      <Field {...about("author")} className="half">
        {(control) => <input {...control} name="author" defaultValue={values.author} />}
      </Field>
      <Field {...about("date")} className="half">
        {(control) => <input {...control} name="date" type="date" defaultValue={values.date?.slice(0, 10)} />}
      </Field>
      <Field {...about("categories")} className="half" hint={words.hints.categories}>
        {(control) => <textarea {...control} name="categories" rows={3} defaultValue={values.categories.join("\n")} />}
      </Field>
      <Field {...about("due")} className="half" optional={words.optional} hint={words.hints.due(timeZone)}>
        {(control) => <input {...control} name="due" type="datetime-local" defaultValue={values.due} />}
      </Field>
      <PictureField picture={picture} error={problems.image} />
      <Field {...about("content")}>
        {(control) => <textarea {...control} name="content" rows={18} defaultValue={values.content} />}
      </Field>
      <Button kind="ink" type="submit">
        {words.save}
      </Button>
    </form>
  );
}

function PictureField({ picture, error }: { picture?: string; error?: string }) {
  return (
    <div className="article-admin__picture">
      {picture && (
        <>
          <img src={picture} alt="" width={240} loading="lazy" />
          <div className="field field--tick">
            <label htmlFor="no-image">
              <input id="no-image" type="checkbox" name="picture" value="" />
              {words.noImage}
            </label>
          </div>
          <input type="hidden" name="picture" value={picture} />
        </>
      )}
      <Field
        id="image"
        label={words.labels.image}
        optional={words.optional}
        error={error}
        hint={picture && words.hints.image}
      >
        {(control) => <input {...control} name="image" type="file" accept="image/*" />}
      </Field>
    </div>
  );
}
