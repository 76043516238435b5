import { nanoid } from "nanoid";
import { isPublicSite } from "#features/business/server/is-public-site.ts";
import { makePageTokens } from "#platform/http/server/page-token.ts";
import { senderOf } from "#platform/mail/server/mail.ts";
import { makeDeliverer } from "#platform/outbox/server/deliver.ts";
import { makeListResender } from "#platform/outbox/server/resend-lists.ts";
import { makeEmit } from "#platform/process/server/events.ts";
import type { Server } from "#platform/process/server/server.ts";
import { businessDay } from "#platform/time/business-time.ts";
import { serverFeatures } from "./server-features.ts";

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
export function createServices(opened: Pick<Server, Opened>) {
  const { settings, content } = opened;
  const { facts } = content;
  const isPublic = isPublicSite(settings.siteUrl);
  const sender = () => senderOf(settings, facts());
  const deliverer = makeDeliverer({ ...opened, sender, facts, features: serverFeatures });
  const leaseHolder = nanoid();
  const wakeDeliveries = deliverer.wake;
  const own = {
    facts,
    features: serverFeatures,
    dayOf: (ms: number) => businessDay(ms, facts().booking.timeZone),
    isLive: () => !isPublic || content.isLive(),
    isPublic,
    leaseHolder,
    sender,
    wakeDeliveries,
    resendLists: makeListResender({ ...opened, wakeDeliveries }, leaseHolder),
    pageTokens: makePageTokens(opened),
  };
  // Each feature adds its part: the whole is what they declare.
  const server = { ...opened, ...own } as Server;
  server.emit = makeEmit(server, serverFeatures);
  for (const { open } of serverFeatures) Object.assign(server, open?.(server));
  return { server, deliverer };
}
