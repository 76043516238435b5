import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { useLocale } from "#facts/use-words.ts";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { Status } from "#platform/desk/status.tsx";
import { formatNumber } from "#platform/intl/numbers.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import { PostPicture } from "../pages/sections/post-picture.tsx";
import { formatPostDate } from "../rules/format-post-date.ts";
import { deskArticlesCopy as copy } from "../words/desk.ts";
import type { LoadedList } from "./load-article-list.ts";

type Article = LoadedList["articles"][number];

/** Articles from every source; each row leads to the owner's form or to the article of the feed. */
export function ArticleTable({ articles }: Pick<LoadedList, "articles">) {
  const { views, ...others } = copy.columns;
  const areCounted = articles.some((article) => article.views !== undefined);
  const heads = [...Object.values(others), ...(areCounted ? [views] : [])];
  return (
    <DeskTable kind="articles" caption={copy.title} heads={heads} numbers={[views]}>
      {articles.map((article) => (
        <ArticleRow key={`${article.state} ${article.id}`} article={article} />
      ))}
    </DeskTable>
  );
}

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

function ArticleRow({ article }: { article: Article }) {
  const { id, title, slug, date, state, moment, isChanged, views } = article;
  const locale = useLocale();
  const isFeed = state === "feed" || state === "left";
  const address = isFeed ? (state === "feed" ? paths.article(slug) : undefined) : deskPaths.article(id);
  const name = <b>{title || copy.article.untitled}</b>;
  const { cell } = tableRoles;
  return (
    <tr {...tableRoles.row}>
      <td className="article-row__name" {...cell}>
        <div className="article-row__line">
          <PostPicture post={article} place="thumb" />
          <div>
            {address ? <a href={address}>{name}</a> : name}
            {isChanged && <span>{copy.changed}</span>}
          </div>
        </div>
      </td>
      <td className="article-row__state" {...cell}>
        <Status kind={kinds[state]}>{copy.states[state]}</Status>
      </td>
      <td className="d" {...cell}>
        {moment ?? formatPostDate(date, "–", locale)}
      </td>
      {views !== undefined && (
        <td className="n" {...cell}>
          {formatNumber(views)} <small className="article-row__unit">{copy.visits(views)}</small>
        </td>
      )}
    </tr>
  );
}
