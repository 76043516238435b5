import { alertKindOf } from "#facts/alerts.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { NextStep } from "#features/business/desk/next-step.tsx";
import { nextStep } from "#features/business/rules/checklist.ts";
import { countDeadLinks } from "#features/business/server/queries/link-check.ts";
import { countMissed } from "#features/business/server/queries/missed-addresses.ts";
import { leadsCopy } from "#features/leads/words/desk.ts";
import { loadFunnel } from "#features/quiz/desk/load-funnel.ts";
import { listQuizResults } from "#features/quiz/server/queries/quiz-result-list.ts";
import { countedTo } from "#platform/desk/counted-to.ts";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { countDeliveries, countWaitingMails } from "#platform/outbox/server/queries/deliveries.ts";
import { Panels } from "#platform/sections/panels.tsx";
import { lastBusinessDays } from "#platform/time/business-time.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { todayCopy as copy } from "../words/today.ts";
import type { Route } from "./+types/today";
import { Ahead } from "./ahead.tsx";
import { Checklist } from "./checklist.tsx";
import { loadPeople, type PeopleOfToday } from "./load-people.ts";
import { QuizToday } from "./quiz-today.tsx";
import { StatusLines } from "./status-lines.tsx";
import "./today.css";

const panelFiles = import.meta.glob<() => null>("../../*/desk/on-today.tsx", { eager: true, import: "OnToday" });

const maxResults = 5;
/** Fewer requests may be a typing error. */
const minTimesMissed = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { results } = await listQuizResults(services.db, { before: undefined, limit: maxResults });
  return {
    checklist: await services.checklist.read(),
    nowMs: services.clock(),
    asked: new URL(request.url).searchParams.get("step"),
    people: await loadPeople(services),
    outbox: await loadOutbox(services),
    addresses: {
      missed: await countMissed(services.db, minTimesMissed),
      dead: await countDeadLinks(services.db),
    },
    alerts: (await services.integrations.alerts()).map(({ name }) => alertKindOf(name)),
    guides: (await services.readGuideStates()).filter(({ state }) => state === "refused").map(({ name }) => name),
    panels: await services.show("today", request),
    funnel: await loadFunnel(services.counts, funnelDays(services)),
    results,
  };
}

/** Thirty days, and the thirty before. */
function funnelDays({ clock, facts }: Services) {
  const days = lastBusinessDays(clock(), facts().booking.timeZone, 60);
  return { earlierDay: days[0] ?? "", fromDay: days[30] ?? "" };
}

async function loadOutbox({ db, desk }: Services) {
  const isCarried = desk.destinations().some(({ destination, isSet }) => destination === "mail" && isSet);
  return {
    failing: await countDeliveries(db, "failing", countedTo),
    resent: await countDeliveries(db, "resent", countedTo),
    held: await countDeliveries(db, "held", countedTo),
    untransported: isCarried ? 0 : await countWaitingMails(db, countedTo),
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
  const { checklist, asked, people, outbox, addresses, guides, alerts, panels, funnel, results } = loaderData;
  const { longDay, nowMs } = useBusinessTime();
  const isQuizTaken = results.length > 0 || [funnel, funnel.before].some(({ started }) => started > 0);
  const steps = checklist && <Checklist checklist={checklist} asked={asked} />;
  const isBusy = people.counts.recent + people.counts.waiting > maxWhileNew && asked === null;
  return (
    <>
      <header className="desk__head">
        <h1>{longDay(nowMs)}</h1>
        <StatusLines {...{ outbox, people, addresses, guides, alerts }} hasChecklist={checklist !== undefined} />
        {isBusy && <NextStep step={checklist && nextStep(checklist.list)} />}
      </header>
      {!isBusy && steps}
      <div className="desk__people">
        <Ahead bookings={people.ahead} />
        <PeopleList
          id="waiting-people"
          {...copy.waitingPeople}
          href={deskPaths.leads({ waiting: "1" })}
          people={people.waiting}
        />
        <PeopleList
          id="new-people"
          {...copy.newPeople}
          href={deskPaths.leads({ status: "new" })}
          people={people.recent}
        />
      </div>
      {isBusy && steps}
      <Panels files={panelFiles} shown={panels} />
      {isQuizTaken && <QuizToday funnel={funnel} results={results} />}
    </>
  );
}

type Props = {
  id: string;
  title: string;
  /** The number of all, if there are more than are listed. */
  all: string;
  href: string;
  none: string;
  people: PeopleOfToday["recent"];
};

/** Lists people who wrote, each with the subject of their request. */
function PeopleList({ id, title, all, href, none, people }: Props) {
  const { moment } = useBusinessTime();
  return (
    <section aria-labelledby={id}>
      <div className="desk__h">
        <h2 id={id}>{title}</h2>
        {people.length > 0 && <GoLink href={href}>{all}</GoLink>}
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
