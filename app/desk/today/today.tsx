import { leadsCopy } from "#app/copy/desk/leads.ts";
import { todayCopy as copy } from "#app/copy/desk/today.ts";
import { countedTo } from "#app/desk/frame/counted-to.ts";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { NextStep } from "#app/desk/frame/next-step.tsx";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { nextStep } from "#app/rules/business/checklist.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { type Services, servicesOf } from "#server/services.ts";
import type { Route } from "./+types/today";
import { Ahead } from "./ahead.tsx";
import { CameFrom } from "./came-from.tsx";
import { Checklist } from "./checklist.tsx";
import { Figures } from "./figures.tsx";
import { loadFigures } from "./load-figures.ts";
import { loadPeople, type PeopleOfToday } from "./load-people.ts";
import { QuizToday } from "./quiz-today.tsx";
import { StatusLines } from "./status-lines.tsx";
import "#app/desk/frame/bars.css";
import "#app/desk/frame/figures.css";
import "./today.css";

const maxResults = 5;
/** Fewer requests may be a typing error. */
const minTimesMissed = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { results } = await services.queries.quizResults.listQuizResults({ before: undefined, limit: maxResults });
  return {
    checklist: await services.checklist.read(),
    nowMs: services.clock(),
    asked: new URL(request.url).searchParams.get("step"),
    people: await loadPeople(services),
    outbox: await loadOutbox(services),
    addresses: {
      missed: await services.queries.missed.countMissed(minTimesMissed),
      dead: await services.queries.linkCheck.countDeadLinks(),
    },
    guides: (await services.readGuideStates()).filter(({ state }) => state === "refused").map(({ name }) => name),
    figures: await loadFigures(services),
    results,
  };
}

async function loadOutbox({ queries: { deliveries }, desk }: Services) {
  const isCarried = desk.destinations().some(({ destination, isSet }) => destination === "mail" && isSet);
  return {
    failing: await deliveries.countDeliveries("failing", countedTo),
    resent: await deliveries.countDeliveries("resent", countedTo),
    held: await deliveries.countDeliveries("held", countedTo),
    untransported: isCarried ? 0 : await deliveries.countWaitingMails(countedTo),
    fullMailHour: isCarried ? await desk.fullMailHour() : undefined,
  };
}

const refreshSeconds = 3;

/** The address differs each time: to the same one with a fragment, browsers only scroll. */
const lookAgain = (nowMs: number) =>
  `${refreshSeconds}; url=${deskPaths.today("testLead").replace("#", `&at=${nowMs}#`)}`;

/** While the mail about a test lead is under way, the page with that step looks again by itself. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...deskMeta(copy.title),
  ...(loaderData?.checklist?.isAwaited && loaderData.asked === "testLead"
    ? [{ httpEquiv: "refresh", content: lookAgain(loaderData.nowMs) }]
    : []),
];

/** With more people in a month, they stand above the checklist. */
const maxWhileNew = 2;

export default function Today({ loaderData }: Route.ComponentProps) {
  const { checklist, asked, people, outbox, addresses, guides, figures, results } = loaderData;
  const { longDay, nowMs } = useBusinessTime();
  const isCounted = [figures.visits, figures.requests, figures.begun, figures.downloads].some(
    ({ sum, before }) => sum + before > 0,
  );
  const steps = checklist && <Checklist checklist={checklist} asked={asked} />;
  const isBusy = people.counts.recent > maxWhileNew && asked === null;
  return (
    <>
      <header className="desk__head">
        <h1>{longDay(nowMs)}</h1>
        <StatusLines {...{ outbox, people, addresses, guides }} hasChecklist={checklist !== undefined} />
        {isBusy && <NextStep step={checklist && nextStep(checklist.list)} />}
      </header>
      {!isBusy && steps}
      <div className="desk__people">
        <PeopleList id="new-people" {...copy.newPeople} people={people.recent} />
        <PeopleList id="waiting-people" {...copy.waitingPeople} people={people.waiting} />
        <Ahead bookings={people.ahead} />
      </div>
      {isBusy && steps}
      {isCounted ? <Figures figures={figures} /> : <Beginning />}
      {isCounted && <CameFrom figures={figures} />}
      {(isCounted || results.length > 0) && <QuizToday figures={figures} results={results} />}
    </>
  );
}

/** Instead of figures, while nothing has been counted. */
const Beginning = () => (
  <section aria-labelledby="figures">
    <h2 id="figures">{copy.beginning.title}</h2>
    <p className="quiet">{copy.beginning.text}</p>
    <p>
      <GoLink href={deskPaths.launchCheck()}>{copy.beginning.launch}</GoLink>
    </p>
  </section>
);

type Props = {
  id: string;
  title: string;
  /** The number of all, if there are more than are listed. */
  all: string;
  none: string;
  people: PeopleOfToday["recent"];
};

/** Lists people who wrote, each with the subject of their request. */
function PeopleList({ id, title, all, none, people }: Props) {
  const { moment } = useBusinessTime();
  return (
    <section aria-labelledby={id}>
      <div className="desk__h">
        <h2 id={id}>{title}</h2>
        {people.length > 0 && <GoLink href={deskPaths.leads({ status: "new" })}>{all}</GoLink>}
      </div>
      {people.length === 0 && <p className="quiet agenda__none">{none}</p>}
      <ol className="agenda">
        {people.map(({ id, name, email, business, came_by, last_contact_at }) => (
          <li key={id}>
            <a href={deskPaths.lead(id)}>
              <b>{name || email}</b>
            </a>
            <p>{[business, leadsCopy.way(came_by)].filter(Boolean).join(" · ")}</p>
            <time dateTime={new Date(last_contact_at).toISOString()}>{moment(last_contact_at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
