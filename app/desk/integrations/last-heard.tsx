import type { ReactNode } from "react";
import { integrationsCopy as copy } from "#app/copy/desk/integrations.ts";
import { repliesCopy } from "#app/copy/desk/replies.ts";
import { CalendarState } from "#app/desk/bookings/calendars.tsx";
import { countedTo } from "#app/desk/frame/counted-to.ts";
import { Technical } from "#app/desk/frame/technical.tsx";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { sayTrouble } from "#app/desk/outbox/delivery-words.ts";
import { MailboxRead } from "#app/desk/outbox/mailbox-read.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import type { Destination } from "#app/rules/outbox/destinations.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import type { Route } from "./+types/integrations";

export type Integration = Route.ComponentProps["loaderData"]["integrations"][number];

/** Shows the last outcome of an integration, in use and in a test. */
export function LastHeard({
  integration: { name, tested, delivered, feed, mailbox, calendars },
}: {
  integration: Integration;
}) {
  const isHeard = feed?.lastAttemptAt || delivered || tested?.outcome || mailbox || calendars.length > 0;
  if (!isHeard) return <p className="quiet">{copy.nothingHeard}</p>;
  return (
    <>
      {feed && <FeedRead feed={feed} />}
      {calendars.map((calendar) => (
        <p key={calendar.name}>
          {calendar.name}: <CalendarState calendar={calendar} />
        </p>
      ))}
      {mailbox && <MailboxRead state={mailbox} />}
      {mailbox && <GoLink href={deskPaths.replies()}>{repliesCopy.title}</GoLink>}
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
