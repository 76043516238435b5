import { data, redirect } from "react-router";
import { deskArticlesCopy as copy } from "#app/copy/desk/articles.ts";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { readListFilters } from "#app/rules/articles/list-filters.ts";
import { fullBusinessMoment } from "#app/rules/time/business-time.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/articles";
import { ArticleForm } from "./article-form.tsx";
import { ArticleTable, PlanTable } from "./article-tables.tsx";
import { respondToPrograms } from "./programs.ts";
import { publishPosted } from "./publish.ts";
import "#app/ui/fields.css";
import "./articles.css";

/** A picture of 8 MB as a data URL, and the text. */
export const handle = {
  ownersPost: true,
  maxBodyBytes: 16 * 1024 * 1024,
  limit: { burst: 60, perSecond: 0.5 },
} as const;
export const middleware: Route.MiddlewareFunction[] = [respondToPrograms];
export const meta: Route.MetaFunction = () => deskMeta(copy.title);

const perPage = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { queries, facts } = servicesOf(context);
  const query = new URL(request.url).searchParams;
  const { page } = readListFilters(query);
  const list = await queries.articleAdmin.listArticlesForAdmin({ offset: (page - 1) * perPage, limit: perPage });
  const { timeZone } = facts().booking;
  const plans = (await queries.articleAdmin.listPlans()).map(({ post, dueAt }) => ({
    id: post.id,
    title: post.title,
    moment: fullBusinessMoment(dueAt, timeZone),
  }));
  const pages = Math.max(1, Math.ceil(list.total / perPage));
  return { ...list, plans, page, pages, timeZone, done: query.get("done") ?? "" };
}

export async function action(args: Route.ActionArgs) {
  const publication = await publishPosted(args);
  if (publication.kind === "refused") return data(publication, { status: publication.status });
  const { kind, slug } = publication;
  throw redirect(kind === "planned" ? deskPaths.articles({ done: kind }) : paths.article(slug), 303);
}

export default function Articles({ loaderData, actionData }: Route.ComponentProps) {
  const { articles, plans, page, pages, timeZone, done } = loaderData;
  return (
    <div className="article-admin">
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
        <p className="article-admin__done" role="status">
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
