import { nanoid } from "nanoid";
import { makePageTokens } from "#platform/http/server/page-token.ts";
import { senderOf } from "#platform/mail/server/mail.ts";
import { makeDeliverer } from "#platform/outbox/server/deliver.ts";
import { makeListResender } from "#platform/outbox/server/resend-lists.ts";
import { isPublicSite } from "#platform/outgoing/server/is-public-site.ts";
import { businessDay } from "#platform/time/business-time.ts";
import { makeEmit } from "./events.ts";
import type { Server } from "./server.ts";
import type { NamedFeature } from "./server-feature.ts";

type Opened =
  | "settings"
  | "secretsKey"
  | "networkKey"
  | "db"
  | "clock"
  | "log"
  | "content"
  | "database"
  | "version"
  | "stopped";

/** Puts together everything that pages and jobs may do. Starts nothing. */
export function createServices(opened: Pick<Server, Opened>, features: readonly NamedFeature[]) {
  const { settings, content } = opened;
  const { facts } = content;
  const isPublic = isPublicSite(settings.siteUrl);
  const sender = () => senderOf(settings, facts());
  const deliverer = makeDeliverer({ ...opened, sender, facts, features });
  const leaseHolder = nanoid();
  const wakeDeliveries = deliverer.wake;
  const own = {
    facts,
    features,
    dayOf: (ms: number) => businessDay(ms, facts().booking.timeZone),
    isLive: () => !settings.sendsNothing && (!isPublic || content.isLive()),
    isPublic,
    leaseHolder,
    sender,
    wakeDeliveries,
    resendLists: makeListResender({ ...opened, wakeDeliveries }, leaseHolder),
    pageTokens: makePageTokens(opened),
  };
  // Each feature adds its part: the whole is what they declare.
  const server = { ...opened, ...own } as Server;
  server.emit = makeEmit(server, features);
  for (const { open } of features) Object.assign(server, open?.(server));
  return { server, deliverer };
}
