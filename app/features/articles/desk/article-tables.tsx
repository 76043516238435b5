import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { useLocale } from "#facts/use-words.ts";
import { type Column, ColumnTable } from "#platform/desk/column-table.tsx";
import { Status } from "#platform/desk/status.tsx";
import { formatNumber } from "#platform/intl/numbers.ts";
import { PostPicture } from "../pages/sections/post-picture.tsx";
import { formatPostDate } from "../rules/format-post-date.ts";
import { deskArticlesCopy as copy } from "../words/desk.ts";
import type { LoadedList } from "./load-article-list.ts";

type Article = LoadedList["articles"][number];

/** Articles from every source; each row leads to the owner's form or to the article of the feed. */
export function ArticleTable({ articles }: Pick<LoadedList, "articles">) {
  const locale = useLocale();
  const { columns } = copy;
  const areCounted = articles.some(({ views }) => views !== undefined);
  const counted: Column<Article> = { head: columns.views, className: "n", cell: (article) => <Views {...article} /> };
  return (
    <ColumnTable
      kind="articles"
      caption={copy.title}
      rows={articles}
      columns={[
        { head: columns.title, className: "article-row__name", cell: (article) => <Name article={article} /> },
        {
          head: columns.state,
          className: "article-row__state",
          cell: ({ state }) => <Status kind={kinds[state]}>{copy.states[state]}</Status>,
        },
        { head: columns.date, className: "d", cell: ({ moment, date }) => moment ?? formatPostDate(date, "–", locale) },
        ...(areCounted ? [counted] : []),
      ]}
    />
  );
}

const Views = ({ views }: Article) =>
  views !== undefined && (
    <>
      {formatNumber(views)} <small className="article-row__unit">{copy.visits(views)}</small>
    </>
  );

const kinds = {
  draft: "new",
  planned: "wait",
  published: "ok",
  feed: "ok",
  down: "off",
  left: "off",
  sample: "off",
  sampleDraft: "off",
} as const;

function Name({ article }: { article: Article }) {
  const { id, title, slug, state, isChanged } = article;
  const isFeed = state === "feed" || state === "left";
  const address = isFeed ? (state === "feed" ? paths.article(slug) : undefined) : deskPaths.article(id);
  const name = <b>{title || copy.article.untitled}</b>;
  return (
    <div className="article-row__line">
      <PostPicture post={article} place="thumb" />
      <div>
        {address ? <a href={address}>{name}</a> : name}
        {isChanged && <span>{copy.changed}</span>}
      </div>
    </div>
  );
}
