import { deskArticlesCopy as copy } from "#app/copy/desk/articles.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { formatPostDate } from "#app/rules/articles/format-post-date.ts";
import type { AdminArticle } from "#server/services.ts";

type Plan = { id: string; title: string; moment: string };

export function PlanTable({ plans }: { plans: Plan[] }) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">{copy.plans.title}</h2>
      <ul className="article-admin__plans">
        {plans.map(({ id, title, moment }) => (
          <li key={id}>
            <a href={deskPaths.article(id)}>{title}</a>
            <span className="quiet">{copy.plans.due(moment)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { articles: AdminArticle[]; page: number; pages: number };

/** All articles from every source; the owner's own link to their form. */
export function ArticleTable({ articles, page, pages }: Props) {
  if (articles.length === 0) return <p className="quiet">{copy.none}</p>;
  return (
    <>
      <table className="article-admin__table" aria-label={copy.title}>
        <thead>
          <tr>
            {Object.values(copy.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <nav className="pair" aria-label={copy.pages.label}>
          {page > 1 && <a href={deskPaths.articles({ page: page - 1 })}>{copy.pages.newer}</a>}
          {page < pages && <a href={deskPaths.articles({ page: page + 1 })}>{copy.pages.older}</a>}
        </nav>
      )}
    </>
  );
}

function ArticleRow({ article: { id, title, slug, date, source, state } }: { article: AdminArticle }) {
  const address = source === "own" ? deskPaths.article(id) : state === "shown" ? paths.article(slug) : undefined;
  return (
    <tr>
      <td>{address ? <a href={address}>{title}</a> : title}</td>
      <td className="num">{formatPostDate(date, "–")}</td>
      <td>{copy.sources[source]}</td>
      <td>{copy.states[state]}</td>
    </tr>
  );
}
