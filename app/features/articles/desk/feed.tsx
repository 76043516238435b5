import { redirect } from "react-router";
import { businessPlace } from "#facts/business-place.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { servicesOf } from "#platform/http/services.ts";
import { fullBusinessMoment } from "#platform/time/business-time.ts";
import { Button } from "#platform/ui/button.tsx";
import { DefinitionList } from "#platform/ui/definition-list.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { readFeedHealth } from "../server/feed/feed-health.ts";
import { listTitlesOf } from "../server/queries/articles.ts";
import { deskArticlesCopy } from "../words/desk.ts";
import type { Route } from "./+types/feed";

import "#platform/ui/definition-list.css";
import "./articles.css";

const words = deskArticlesCopy.feed;

export const handle = { limit: { burst: 20, perSecond: 0.2 } };
export const meta: Route.MetaFunction = () => deskMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicSettings, facts } = servicesOf(context);
  const health = await readFeedHealth(db);
  const moment = (ms: number | null) => (ms === null ? words.never : fullBusinessMoment(ms, businessPlace(facts())));
  const isDone = new URL(request.url).searchParams.has("done");
  return {
    isSet: publicSettings.isFeedSet,
    isDone,
    answerLike: await listTitlesOf(db, health.answerLike),
    health: { ...health, attempt: moment(health.lastAttemptAt), success: moment(health.lastSuccessAt) },
  };
}

export async function action({ context }: Route.ActionArgs) {
  await servicesOf(context).articleAdmin.readFeed();
  throw redirect(deskPaths.feed("1"), 303);
}

export default function Feed({ loaderData: { isSet, isDone, health, answerLike } }: Route.ComponentProps) {
  const { outcome, detail, shape, kept, dropped } = health;
  const flash = words.outcomes[outcome] ?? outcome;
  const rows = [
    { term: words.labels.outcome, details: detail ? `${flash} (${detail})` : flash },
    { term: words.labels.attempt, details: health.attempt },
    { term: words.labels.success, details: health.success },
    { term: words.labels.kept, details: String(kept) },
    { term: words.labels.shape, details: words.shapes[shape] ?? "–" },
    {
      term: words.labels.dropped,
      details:
        dropped.map(({ reason, count }) => `${count} ${words.reasons[reason] ?? reason}`).join("; ") ||
        words.nothingDropped,
    },
  ];
  return (
    <div className="article-admin">
      <header>
        <p>
          <a className="go go--back" href={deskPaths.articles()}>
            {deskArticlesCopy.article.back}
          </a>
        </p>
        <h1>{words.title}</h1>
      </header>
      {isDone && (
        <p className="article-admin__done" role="status">
          {words.done}
        </p>
      )}
      {isSet ? <DefinitionList rows={rows} /> : <NoFeed />}
      {answerLike.length > 0 && <AnswerLike articles={answerLike} />}
      {isSet && (
        <form method="post" action={deskPaths.feed()}>
          <Button kind="ink" small type="submit">
            {words.read}
          </Button>
        </form>
      )}
    </div>
  );
}

const AnswerLike = ({ articles }: { articles: { slug: string; title: string }[] }) => (
  <>
    <p>{words.answerLike}</p>
    <ul>
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <a href={paths.article(slug)}>{title}</a>
        </li>
      ))}
    </ul>
  </>
);

const NoFeed = () => (
  <>
    <p>{words.none}</p>
    <p>
      <GoLink href={deskPaths.connection("feed")}>{words.connect}</GoLink>
    </p>
  </>
);
