import { deskPaths } from "#facts/desk-paths.ts";
import { Bars } from "#platform/desk/bars.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Pager } from "#platform/desk/pager.tsx";
import { readCursor } from "#platform/http/cursor.ts";
import { servicesOf } from "#platform/http/services.ts";
import { lastBusinessDays } from "#platform/time/business-time.ts";
import { listQuizResults } from "../server/queries/quiz-result-list.ts";
import { quizResultsCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/quiz-results";
import { loadFunnel } from "./load-funnel.ts";
import { QuizTable } from "./quiz-table.tsx";
import "#platform/desk/bars.css";
import "./quiz-results.css";

const limit = 25;
const shownDays = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const before = readCursor(searchParams.get("before"));
  const sort = searchParams.get("sort") === "score" ? ("score" as const) : undefined;
  const { results, next } = await listQuizResults(services.db, { before, limit, sort });
  const [fromDay = ""] = lastBusinessDays(services.clock(), services.facts().booking.timeZone, shownDays);
  return {
    results,
    sort,
    isFirst: !before,
    next,
    funnel: await loadFunnel(services.counts, { fromDay }),
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function QuizResults({ loaderData: { results, sort, isFirst, next, funnel } }: Route.ComponentProps) {
  const { started, finished, steps } = funnel;
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
        <p>{copy.lead}</p>
        {started + finished > 0 && <p>{copy.begun(started, finished)}</p>}
      </header>
      <div className="results">
        <div>
          {results.length > 0 ? <QuizTable results={results} sort={sort} /> : <p>{copy.none}</p>}
          <Pager href={deskPaths.quizResults(sort)} next={next} isFirst={isFirst} />
        </div>
        {started + finished > 0 && (
          <section className="funnel" aria-labelledby="funnel">
            <h2 id="funnel">{copy.funnel}</h2>
            <Bars bars={bars} />
          </section>
        )}
      </div>
    </>
  );
}
