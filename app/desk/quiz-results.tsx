import { quizResultsCopy as copy, todayCopy } from "#app/copy/desk-today.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { lastHouseDays } from "#app/rules/house-time.ts";
import { readPagePlace } from "#app/rules/page-place.ts";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/quiz-results";
import { Bars } from "./bars.tsx";
import { deskMeta } from "./desk-meta.ts";
import { Pager } from "./pager.tsx";
import { QuizTable } from "./quiz-table.tsx";
import { loadFunnel } from "./today/load-figures.ts";
import "./bars.css";
import "./quiz-results.css";

const most = 25;
const shownDays = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const edges = edgesOf(context);
  const before = readPagePlace(new URL(request.url).searchParams.get("before"));
  const { results, isMore } = await edges.tables.quizResultList.listQuizResults(edges.db, { before, most });
  const last = results.at(-1);
  const [fromDay = ""] = lastHouseDays(edges.clock(), edges.facts().booking.timeZone, shownDays);
  return {
    results,
    isFirst: !before,
    next: isMore && last ? { ms: last.createdAt, id: last.id } : undefined,
    funnel: await loadFunnel(edges, fromDay),
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function QuizResults({ loaderData: { results, isFirst, next, funnel } }: Route.ComponentProps) {
  const { begun, finished, steps } = funnel;
  const bars = steps.map(({ question, answered, left }) => ({
    key: String(question),
    name: copy.answered(question),
    count: answered,
    note: left > 0 ? copy.leftHere(left) : "",
  }));
  return (
    <>
      <header className="desk__head">
        <h1>{copy.title}</h1>
        <p>{begun + finished > 0 ? todayCopy.quiz.funnel(begun, finished) : todayCopy.quiz.none}</p>
      </header>
      <div className="results">
        <div>
          {results.length > 0 ? <QuizTable results={results} /> : <p>{copy.none}</p>}
          <Pager href={deskPaths.quizResults()} next={next} isFirst={isFirst} />
        </div>
        {begun + finished > 0 && (
          <section className="funnel" aria-labelledby="funnel">
            <h2 id="funnel">{copy.funnel}</h2>
            <Bars bars={bars} />
          </section>
        )}
      </div>
    </>
  );
}
