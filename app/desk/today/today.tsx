import { deskCopy } from "#app/copy/desk/desk.ts";
import { todayCopy as copy } from "#app/copy/desk/today.ts";
import { countedTo } from "#app/desk/frame/counted-to.ts";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { sayOutboxStatus } from "#app/desk/outbox/delivery-words.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/today";
import { Ahead } from "./ahead.tsx";
import { CameFrom } from "./came-from.tsx";
import { Figures } from "./figures.tsx";
import { loadFigures } from "./load-figures.ts";
import { NeedsYou } from "./needs-you.tsx";
import { NewLeads } from "./new-leads.tsx";
import { QuizToday } from "./quiz-today.tsx";
import "../frame/bars.css";
import "./today.css";

const maxNeeds = 3;
const maxLeads = 6;
const maxResults = 4;
const maxAhead = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { queries } = services;
  const top = { before: undefined };
  const any = { q: "", came: "", status: undefined };
  const isCarried = services.desk.destinations().some(({ destination, isSet }) => destination === "mail" && isSet);
  const [untransported, held, fullMailHour, failing, resent, failed, { leads }, { results }] = await Promise.all([
    isCarried ? 0 : queries.deliveries.countWaitingMails(countedTo),
    queries.deliveries.countDeliveries("held", countedTo),
    isCarried ? services.desk.fullMailHour() : undefined,
    queries.deliveries.countDeliveries("failing", countedTo),
    queries.deliveries.countDeliveries("resent", countedTo),
    queries.deliveries.listDeliveries({ list: "failing", ...top, limit: maxNeeds }),
    queries.leadList.listLeads({ ...any, ...top, limit: maxLeads }),
    queries.quizResults.listQuizResults({ ...top, limit: maxResults }),
  ]);
  const unreached = await queries.deliveries.listUnreached(leads.map((lead) => lead.email_folded));
  return {
    untransported,
    held,
    fullMailHour,
    failing,
    resent,
    failed: failed.deliveries,
    results,
    ahead: await services.bookings.upcoming(maxAhead),
    leads: leads.map((lead) => ({ ...lead, isUnreached: unreached.has(lead.email_folded) })),
    figures: await loadFigures(services),
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

type Data = Route.ComponentProps["loaderData"];

function sayStatus({ failing, resent, ...data }: Data): string {
  if (failing > 0) return copy.need(deskCopy.atMost(failing, countedTo), failing === 1);
  if (resent > 0) return sayOutboxStatus({ failing, resent });
  return listWaiting(data).length > 0 ? copy.nothingFailed : copy.calm;
}

/** Which mails wait, and where the owner finds them. */
function listWaiting({ untransported, held, fullMailHour }: Pick<Data, "untransported" | "held" | "fullMailHour">) {
  const waiting: [list: string, words: string][] = [];
  const count = (number: number) => deskCopy.atMost(number, countedTo);
  if (untransported > 0) waiting.push(["waiting", copy.untransported(count(untransported), untransported === 1)]);
  if (fullMailHour) waiting.push(["waiting", copy.hourIsFull(fullMailHour)]);
  if (held > 0) waiting.push(["held", copy.held(count(held), held === 1)]);
  return waiting;
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { failing, failed, leads, results, ahead, figures } = loaderData;
  const { longDay, nowMs } = useBusinessTime();
  return (
    <>
      <header className="desk__head">
        <h1>{longDay(nowMs)}</h1>
        <p>{sayStatus(loaderData)}</p>
        {listWaiting(loaderData).map(([list, words]) => (
          <p key={words}>
            <GoLink href={deskPaths.deliveries(list)}>{words}</GoLink>
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
