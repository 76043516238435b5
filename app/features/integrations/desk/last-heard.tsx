import type { ReactNode } from "react";
import { CalendarState } from "#features/bookings/desk/calendars.tsx";
import { countedTo } from "#platform/desk/counted-to.ts";
import { sayTrouble } from "#platform/desk/delivery-words.ts";
import { Technical } from "#platform/desk/technical.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { Destination } from "#platform/outbox/destinations.ts";
import { integrationsCopy as copy } from "../words/integrations.ts";
import type { Route } from "./+types/integrations";

export type Integration = Route.ComponentProps["loaderData"]["integrations"][number];

/** A feature shows what its integration has heard. */
const byFeature = import.meta.glob<{ OnConnections: (props: { heard: never }) => ReactNode }>(
  "../../*/desk/on-connections.tsx",
  { eager: true },
);

/** Shows the last outcome of an integration, in use and in a test. */
export function LastHeard({
  integration: { name, tested, delivered, feed, heard, calendars },
}: {
  integration: Integration;
}) {
  const panels = Object.entries(heard).map(([feature, of]) => {
    const OnConnections = byFeature[`../../${feature}/desk/on-connections.tsx`]?.OnConnections;
    return OnConnections && <OnConnections key={feature} heard={of as never} />;
  });
  const isHeard = feed?.lastAttemptAt || delivered || tested?.outcome || panels.length > 0 || calendars.length > 0;
  if (!isHeard) return <p className="quiet">{copy.nothingHeard}</p>;
  return (
    <>
      {feed && <FeedRead feed={feed} />}
      {calendars.map((calendar) => (
        <p key={calendar.name}>
          {calendar.name}: <CalendarState calendar={calendar} />
        </p>
      ))}
      {panels}
      {delivered && (
        <Delivered destination={name === "owner-mailbox" ? "mail" : (name as Destination)} delivered={delivered} />
      )}
      {tested?.outcome && <Tested tested={tested} />}
    </>
  );
}

function FeedRead({ feed }: { feed: NonNullable<Integration["feed"]> }) {
  const { moment } = useBusinessTime();
  if (!feed.lastAttemptAt) return null;
  const at = moment(feed.lastAttemptAt);
  if (feed.outcome === "posts") return <p>{copy.feed.posts(feed.kept, at)}</p>;
  if (feed.outcome === "started") return <p>{copy.feed.started(at)}</p>;
  if (feed.outcome === "empty body") return <p>{copy.feed.empty(at)}</p>;
  return <Wrong technical={feed.detail || feed.outcome}>{copy.feed.failed(at)}</Wrong>;
}

type DeliveredProps = { destination: Destination; delivered: NonNullable<Integration["delivered"]> };

function Delivered({ destination, delivered }: DeliveredProps) {
  const { moment } = useBusinessTime();
  const { lastOutcome, lastAt, waiting, deadLettered } = delivered;
  const trouble = sayTrouble({ destination, lastOutcome });
  return (
    <>
      {lastAt > 0 && trouble && <Wrong technical={lastOutcome}>{copy.notDelivered(trouble, moment(lastAt))}</Wrong>}
      {lastAt > 0 && !trouble && <p>{copy.delivered(moment(lastAt))}</p>}
      {waiting + deadLettered > 0 && <Wrong>{copy.inProgress(delivered, countedTo)}</Wrong>}
    </>
  );
}

function Tested({ tested }: { tested: NonNullable<Integration["tested"]> }) {
  const words = copy.lastTest(tested.outcome, useBusinessTime().moment(tested.at));
  return tested.isHealthy ? <p>{words}</p> : <Wrong technical={tested.detail}>{words}</Wrong>;
}

const Wrong = ({ technical, children }: { technical?: string | undefined; children: ReactNode }) => (
  <>
    <p className="integrations__wrong">{children}</p>
    {technical && <Technical text={technical} />}
  </>
);
