import { data, redirect } from "react-router";
import { deskArticlesCopy as copy } from "#app/copy/desk/articles.ts";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { fullBusinessMoment } from "#app/rules/time/business-time.ts";
import { writeLocalTime } from "#app/rules/time/local-time.ts";
import { Button } from "#app/ui/button.tsx";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/article";
import { ArticleForm } from "./article-form.tsx";

import { publishPosted } from "./publish.ts";
import { Versions } from "./versions.tsx";
import "#app/ui/fields.css";
import "./articles.css";

export const handle = {
  ownersPost: true,
  maxBodyBytes: 16 * 1024 * 1024,
  limit: { burst: 60, perSecond: 0.5 },
} as const;
export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.post.title ?? copy.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { queries, facts } = servicesOf(context);
  const { timeZone } = facts().booking;
  const found = await queries.articleAdmin.findOwnArticle(params.id);
  if (!found) throw data(null, { status: 404, statusText: "Not Found" });
  const { post, shown, plan, versions } = found;
  return {
    post,
    shown,
    timeZone,
    due: plan ? writeLocalTime(plan.dueAt, timeZone) : "",
    dueMoment: plan && fullBusinessMoment(plan.dueAt, timeZone),
    versions: versions.map((version) => ({ ...version, moment: fullBusinessMoment(version.savedAt, timeZone) })),
  };
}

/** Saves, unless the address says to take the article down, drop its plan, or show an earlier version. */
export async function action(args: Route.ActionArgs) {
  const { articleAdmin } = servicesOf(args.context);
  const { id } = args.params;
  const query = new URL(args.request.url).searchParams;
  const act = query.get("do");
  if (act === "withdraw") await articleAdmin.withdraw(id);
  else if (act === "cancel") await articleAdmin.cancelPlan(id);
  else if (act === "restore") await articleAdmin.putBack(id, query.get("version") ?? "");
  else {
    const publication = await publishPosted(args);
    if (publication.kind === "refused") return data(publication, { status: publication.status });
    throw redirect(deskPaths.articles({ done: publication.kind }), 303);
  }
  throw redirect(deskPaths.articles({ done: doneBy[act] }), 303);
}

const doneBy = { withdraw: "withdrawn", cancel: "cancelled", restore: "restored" };

export default function Article({ loaderData, actionData }: Route.ComponentProps) {
  const { post, shown, timeZone, due, dueMoment, versions } = loaderData;
  const values = { ...post, slug: shown && !dueMoment ? shown.slug : post.slug, due };
  return (
    <div className="article-admin">
      <header>
        <p>
          <a className="go go--back" href={deskPaths.articles()}>
            {copy.article.back}
          </a>
        </p>
        <h1 className="h2">{post.title}</h1>
        <div className="pair">
          {shown?.listed && <a href={paths.article(shown.slug)}>{copy.article.look}</a>}
          {shown?.listed && <Act id={post.id} act="withdraw" label={copy.article.withdraw} />}
          {dueMoment && <Act id={post.id} act="cancel" label={copy.article.cancelPlan} />}
        </div>
      </header>
      {shown && !shown.listed && <p className="article-admin__done">{copy.article.publishAgain}</p>}
      {dueMoment && <p className="article-admin__done">{copy.article.planned(dueMoment)}</p>}
      {actionData && <p className="field__wrong">{actionData.error}</p>}
      <ArticleForm
        action={deskPaths.article(post.id)}
        values={actionData?.sent ?? values}
        picture={post.imageSrc.startsWith("/media/") ? post.imageSrc : undefined}
        problems={actionData?.fields}
        timeZone={timeZone}
      />
      <Versions id={post.id} versions={versions} />
    </div>
  );
}

function Act({ id, act, label }: { id: string; act: keyof typeof doneBy; label: string }) {
  return (
    <form method="post" action={deskPaths.article(id, { do: act })}>
      <Button kind="line" small bare type="submit">
        {label}
      </Button>
    </form>
  );
}
