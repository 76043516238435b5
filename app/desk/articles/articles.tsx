import { data, redirect } from "react-router";
import { deskArticlesCopy as copy } from "#app/copy/desk-articles.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { fullHouseMoment } from "#app/rules/house-time.ts";
import { readListFilters } from "#app/rules/list-filters.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { edgesOf } from "#server/edges.ts";
import { deskMeta } from "../desk-meta.ts";
import type { Route } from "./+types/articles";
import { ArticleForm } from "./article-form.tsx";

import { answerPrograms } from "./programs.ts";
import { publishPosted } from "./publish.ts";
import { ArticleTable, PlanTable } from "./shelf-tables.tsx";
import "#app/ui/fields.css";
import "./shelf.css";

/** A picture of 8 MB as a data URL, and a text with some more. */
export const handle = {
  ownersPost: true,
  maxBodyBytes: 16 * 1024 * 1024,
  limit: { burst: 60, perSecond: 0.5 },
} as const;
export const middleware: Route.MiddlewareFunction[] = [answerPrograms];
export const meta: Route.MetaFunction = () => deskMeta(copy.title);

const perPage = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, tables, facts } = edgesOf(context);
  const query = new URL(request.url).searchParams;
  const { page } = readListFilters(query);
  const shelf = await tables.articleShelf.listShelf(db, { offset: (page - 1) * perPage, limit: perPage });
  const { timeZone } = facts().booking;
  const plans = (await tables.articleShelf.listPlans(db)).map(({ post, dueAt }) => ({
    id: post.id,
    title: post.title,
    moment: fullHouseMoment(dueAt, timeZone),
  }));
  const pages = Math.max(1, Math.ceil(shelf.total / perPage));
  return { ...shelf, plans, page, pages, timeZone, done: query.get("done") ?? "" };
}

export async function action(asked: Route.ActionArgs) {
  const publication = await publishPosted(asked);
  if (publication.kind === "refused") return data(publication, { status: publication.status });
  const { kind, slug } = publication;
  throw redirect(kind === "planned" ? deskPaths.articles({ done: kind }) : paths.article(slug), 303);
}

export default function Articles({ loaderData, actionData }: Route.ComponentProps) {
  const { articles, plans, page, pages, timeZone, done } = loaderData;
  return (
    <div className="shelf">
      <header>
        <h1 className="h2">{copy.title}</h1>
        <div className="pair">
          <ButtonLink kind="ink" small href={paths.blogUploader()}>
            {copy.write}
          </ButtonLink>
          <a href={deskPaths.feed()}>{copy.feedLink}</a>
        </div>
      </header>
      {copy.done[done] && (
        <p className="shelf__done" role="status">
          {copy.done[done]}
        </p>
      )}
      {actionData && (
        <section aria-labelledby="wrong">
          <h2 id="wrong">{copy.wrong}</h2>
          <p className="field__wrong">{actionData.error}</p>
          {actionData.sent && (
            <ArticleForm
              action={deskPaths.articles()}
              values={actionData.sent}
              problems={actionData.fields}
              timeZone={timeZone}
            />
          )}
        </section>
      )}
      <PlanTable plans={plans} />
      <ArticleTable articles={articles} page={page} pages={pages} />
    </div>
  );
}
