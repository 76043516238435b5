import { nanoid } from "nanoid";
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
import { ArticleTable, PlanTable } from "./article-tables.tsx";
import { answerPrograms } from "./programs.ts";
import { type Publication, publishPosted } from "./publish.ts";
import "#app/ui/fields.css";
import "./articles.css";

/** A picture of 8 MB as a data URL, and the text. */
export const handle = {
  ownersPost: true,
  maxBodyBytes: 16 * 1024 * 1024,
  limit: { burst: 60, perSecond: 0.5 },
} as const;
export const middleware: Route.MiddlewareFunction[] = [answerPrograms];
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
  return { ...list, plans, page, pages, done: query.get("done") ?? "" };
}

export async function action(asked: Route.ActionArgs) {
  const publication = await publishPosted(asked);
  if (publication.kind === "refused")
    return data(await keepRefused(asked, publication), { status: publication.status });
  const { kind, slug } = publication;
  throw redirect(kind === "planned" ? deskPaths.articles({ done: kind }) : paths.article(slug), 303);
}

type Refused = Extract<Publication, { kind: "refused" }>;

/** What was written stays, as a draft. */
async function keepRefused({ context }: Route.ActionArgs, publication: Refused) {
  const { sent } = publication;
  if (!sent) return { ...publication, draftId: undefined };
  const draftId = nanoid();
  const image = { kind: "address" as const, address: "" };
  await servicesOf(context).articleAdmin.drafts.save(draftId, { sent, image }, { revision: 0, writer: "" });
  return { ...publication, draftId };
}

export default function Articles({ loaderData, actionData }: Route.ComponentProps) {
  const { articles, plans, page, pages, done } = loaderData;
  return (
    <div className="article-admin">
      <header>
        <h1 className="h2">{copy.title}</h1>
        <div className="pair">
          <ButtonLink kind="ink" small href={deskPaths.newArticle()}>
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
          {Object.entries(actionData.fields ?? {}).map(([field, problem]) => (
            <p key={field}>{problem}</p>
          ))}
          {actionData.draftId && <a href={deskPaths.article(actionData.draftId)}>{copy.goOn}</a>}
        </section>
      )}
      <PlanTable plans={plans} />
      <ArticleTable articles={articles} page={page} pages={pages} />
    </div>
  );
}
