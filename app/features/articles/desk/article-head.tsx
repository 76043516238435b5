import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { deskArticlesCopy } from "../words/desk.ts";
import type { LoadedArticle } from "./load-article.ts";

const copy = deskArticlesCopy.article;

type Props = { article: Omit<LoadedArticle, "versions" | "draftWriterId" | "draftAuthorId"> };
type HeadProps = Props & {
  /** Writers may have to leave it to the owner. */
  mayPublish: boolean;
  /** The draft is not this writer's to change. */
  isOthers: boolean;
  mayDiscard: boolean;
};

/** Renders the article's title, its status, and its actions other than writing. */
export function ArticleHead({ article, mayPublish, isOthers, mayDiscard }: HeadProps) {
  const { post, shown, dueMoment, draftMoment, samples } = article;
  return (
    <header className="article-admin__head">
      <p>
        <a className="go go--back" href={deskPaths.articles()}>
          {copy.back}
        </a>
      </p>
      <h1 className="desk__name">{post.title || (draftMoment ? copy.untitled : copy.create)}</h1>
      <Status article={article} />
      {isOthers && <p>{copy.isOthers}</p>}
      <div className="pair">
        {shown?.listed && <a href={paths.article(shown.slug)}>{copy.look}</a>}
        {mayPublish && shown?.listed && <Act id={post.id} act="withdraw" label={copy.withdraw} />}
        {mayPublish && dueMoment && <Act id={post.id} act="cancel" label={copy.cancelPlan} />}
        {draftMoment && mayDiscard && <Discard id={post.id} isChange={Boolean(shown ?? dueMoment)} />}
      </div>
      {samples > 0 && <p className="article-admin__done">{deskArticlesCopy.samples(samples)}</p>}
    </header>
  );
}

function Status({ article: { shown, dueMoment, draftMoment } }: Props) {
  const lines = [
    draftMoment && (shown?.listed ? copy.isAhead(draftMoment) : copy.isDraft(draftMoment)),
    shown && !shown.listed && copy.isDown,
    dueMoment && copy.planned(dueMoment),
  ];
  const words = lines.filter(Boolean).join(" ");
  return words ? <p className="quiet">{words}</p> : null;
}

function Act({ id, act, label }: { id: string; act: string; label: string }) {
  return <ButtonForm action={deskPaths.article(id, { do: act })}>{label}</ButtonForm>;
}

/** Asks before it deletes, without JavaScript too. */
const Discard = ({ id, isChange }: { id: string; isChange: boolean }) => (
  <details className="article-admin__discard">
    <summary>{isChange ? copy.discard.askChanges : copy.discard.ask}</summary>
    <p className="quiet">{copy.discard.text}</p>
    <Act id={id} act="discard" label={copy.discard.yes} />
  </details>
);
