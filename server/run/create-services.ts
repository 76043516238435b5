import { nanoid } from "nanoid";
import { bookingPaths } from "#app/paths.ts";
import { businessDay } from "#app/rules/time/business-time.ts";
import { readRenderingVersion } from "#server/articles/rendering-version.ts";
import { makeBookings } from "#server/bookings/bookings.ts";
import { makeBusyTimes } from "#server/bookings/busy/busy-times.ts";
import { isPublicSite } from "#server/business/is-public-site.ts";
import { makeFeedReader } from "#server/feed/read-feed.ts";
import { makePageTokens } from "#server/http/page-token.ts";
import { makeLetterQueue } from "#server/letters/queue-letters.ts";
import { makeMailboxReader } from "#server/mail/read-mailbox.ts";
import { makeDeliverer } from "#server/outbox/deliver.ts";
import { makeListResender } from "#server/outbox/resend-lists.ts";
import { senderOf } from "#server/outgoing/mail/mail.ts";
import { makeRefusals } from "#server/owner/refusals.ts";
import type { Settings } from "#server/settings.ts";
import type { Content } from "#server/tables/articles/watch-content.ts";
import type { Db } from "#server/tables/schema.ts";
import { AgentLedger } from "#server/visits/agent-ledger.ts";
import { MissedCounter } from "#server/visits/missed-counter.ts";
import { VisitCounter } from "#server/visits/visit-counter.ts";
import type { Version } from "./build-folder.ts";
import type { Logger } from "./log.ts";
import type { DatabaseWatch } from "./watch-database.ts";

type Deps = {
  /** The settings in use at each moment: connections of the desk change them. */
  settings: Settings;
  /** Encrypts the desk's secrets; undefined if the desk takes none. */
  secretsKey: Buffer | undefined;
  /** HMAC key for hashing visitors' networks. */
  networkKey: string;
  db: Db;
  clock: () => number;
  log: Logger;
  content: Content;
  database: DatabaseWatch;
  version: Version;
  /** Aborted when the site stops. */
  stopped: AbortSignal;
};

export type ServerServices = ReturnType<typeof createServices>;

/** Puts together everything that pages and jobs may do. Starts nothing. */
export function createServices(deps: Deps) {
  const { settings, clock, content } = deps;
  const { facts } = content;
  const leaseHolder = nanoid();
  const isPublic = isPublicSite(settings.siteUrl);
  const sender = () => senderOf(settings, facts());
  const deliverer = makeDeliverer({ ...deps, sender, facts });
  const counting = {
    clock,
    dayOf: (ms: number) => businessDay(ms, facts().booking.timeZone),
    trustedProxies: settings.trustedProxies,
  };
  const wakeDeliveries = deliverer.wake;
  const refusals = makeRefusals({ ...deps, ...counting });
  const busy = makeBusyTimes({ ...deps, facts }, leaseHolder);
  return {
    ...deps,
    facts,
    /** Whether search engines may list the site. One that nobody else can reach counts as live. */
    isLive: () => !isPublic || content.isLive(),
    isPublic,
    /** This process's id as a holder of leases. */
    leaseHolder,
    sender,
    deliverer,
    wakeDeliveries,
    queueLetters: makeLetterQueue({ ...deps, facts, wakeDeliveries }, leaseHolder),
    resendLists: makeListResender({ ...deps, wakeDeliveries }, leaseHolder),
    feed: makeFeedReader({ ...deps, refusals }, leaseHolder),
    bookings: makeBookings({ ...deps, facts, paths: bookingPaths, wakeDeliveries, busy }),
    busy,
    mailbox: makeMailboxReader({ ...deps, sender }, leaseHolder),
    rendering: readRenderingVersion(settings.siteUrl),
    missed: new MissedCounter(clock),
    visits: new VisitCounter(counting),
    refusals,
    pageTokens: makePageTokens(deps),
    ledger: new AgentLedger(counting),
  };
}
