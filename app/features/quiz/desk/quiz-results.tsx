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
  const before = readCursor(new URL(request.url).searchParams.get("before"));
  const { results, isMore } = await listQuizResults(services.db, { before, limit });
  const last = results.at(-1);
  const [fromDay = ""] = lastBusinessDays(services.clock(), services.facts().booking.timeZone, shownDays);
  return {
    results,
    isFirst: !before,
    next: isMore && last ? { ms: last.createdAt, id: last.id } : undefined,
    funnel: await loadFunnel(services.counts, { fromDay }),
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function QuizResults({ loaderData: { results, isFirst, next, funnel } }: Route.ComponentProps) {
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
        {started + finished > 0 && <p>{copy.begun(started, finished)}</p>}
      </header>
      <div className="results">
        <div>
          {results.length > 0 ? <QuizTable results={results} /> : <p>{copy.none}</p>}
          <Pager href={deskPaths.quizResults()} next={next} isFirst={isFirst} />
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
