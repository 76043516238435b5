import { deskCopy } from "#app/copy/desk.ts";
import { todayCopy as copy } from "#app/copy/desk-today.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { edgesOf } from "#server/edges.ts";
import { countedTo } from "../counted-to.ts";
import { deskMeta } from "../desk-meta.ts";
import { useHouseTime } from "../use-house-time.ts";
import type { Route } from "./+types/today";
import { Ahead } from "./ahead.tsx";
import { CameFrom } from "./came-from.tsx";
import { Figures } from "./figures.tsx";
import { loadFigures } from "./load-figures.ts";
import { NeedsYou } from "./needs-you.tsx";
import { NewLeads } from "./new-leads.tsx";
import { QuizToday } from "./quiz-today.tsx";
import "../bars.css";
import "./today.css";

const mostNeeds = 3;
const mostLeads = 6;
const mostResults = 4;
const mostAhead = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const edges = edgesOf(context);
  const { db, tables } = edges;
  const top = { before: undefined };
  const any = { q: "", came: "", status: undefined };
  const isCarried = edges.desk.destinations().some(({ destination, isSet }) => destination === "mail" && isSet);
  const [untransported, held, fullMailHour, failing, failed, { leads }, { results }] = await Promise.all([
    isCarried ? 0 : tables.deliveries.countWaitingMails(db, countedTo),
    tables.deliveries.countDeliveries(db, "held", countedTo),
    isCarried ? edges.desk.fullMailHour() : undefined,
    tables.deliveries.countDeliveries(db, "failing", countedTo),
    tables.deliveries.listDeliveries(db, { shelf: "failing", ...top, most: mostNeeds }),
    tables.leadList.listLeads(db, { ...any, ...top, most: mostLeads }),
    tables.quizResultList.listQuizResults(db, { ...top, most: mostResults }),
  ]);
  const unreached = await tables.deliveries.listUnreached(
    db,
    leads.map((lead) => lead.email_folded),
  );
  return {
    untransported,
    held,
    fullMailHour,
    failing,
    failed: failed.deliveries,
    results,
    ahead: await edges.bookings.upcoming(mostAhead),
    leads: leads.map((lead) => ({ ...lead, isUnreached: unreached.has(lead.email_folded) })),
    figures: await loadFigures(edges),
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

type Data = Route.ComponentProps["loaderData"];

function sayStanding({ failing, ...data }: Data): string {
  if (failing > 0) return copy.need(deskCopy.atMost(failing, countedTo), failing === 1);
  return listWaiting(data).length > 0 ? copy.nothingFailed : copy.calm;
}

/** Which mails wait, and where the owner finds them. */
function listWaiting({ untransported, held, fullMailHour }: Pick<Data, "untransported" | "held" | "fullMailHour">) {
  const waiting: [shelf: string, words: string][] = [];
  const count = (number: number) => deskCopy.atMost(number, countedTo);
  if (untransported > 0) waiting.push(["waiting", copy.untransported(count(untransported), untransported === 1)]);
  if (fullMailHour) waiting.push(["waiting", copy.hourIsFull(fullMailHour)]);
  if (held > 0) waiting.push(["held", copy.held(count(held), held === 1)]);
  return waiting;
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { failing, failed, leads, results, ahead, figures } = loaderData;
  const { longDay, nowMs } = useHouseTime();
  return (
    <>
      <header className="desk__head">
        <h1>{longDay(nowMs)}</h1>
        <p>{sayStanding(loaderData)}</p>
        {listWaiting(loaderData).map(([shelf, words]) => (
          <p key={words}>
            <GoLink href={deskPaths.deliveries(shelf)}>{words}</GoLink>
          </p>
        ))}
      </header>
      {failed.length > 0 && <NeedsYou deliveries={failed} isMore={failing > failed.length} />}
      <Figures figures={figures} />
      <div className="desk__two">
        <div>
          <Ahead bookings={ahead} />
          <QuizToday funnel={figures.quiz} results={results} />
        </div>
        <NewLeads leads={leads} />
      </div>
      <CameFrom figures={figures} />
    </>
  );
}
