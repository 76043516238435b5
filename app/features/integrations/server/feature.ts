import { showSampleArticles } from "#features/articles/server/sample-articles.ts";
import type { Server } from "#platform/process/server/server.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { type Connections, makeConnections } from "./connections.ts";
import { type Integrations, makeIntegrations } from "./integrations.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    integrations: Integrations;
    connections: Connections;
  }
}

export const serverFeature: ServerFeature = {
  services: (server, { statusOf }) => ({
    integrations: makeIntegrations({ ...server, statusOf }),
    connections: makeConnections({ ...server, statusOf, refresh: (name) => useConnection(server, name) }),
  }),
};

/** Applies a changed connection in this process at once; the others notice it by the content version. */
async function useConnection({ db, log, settings, clock, content, feed, wakeDeliveries }: Server, name: string) {
  await content.refresh();
  wakeDeliveries();
  if (name !== "feed") return;
  await showSampleArticles(db, settings, clock());
  feed.read().catch((error: unknown) => log.error({ err: error }, "feed not read"));
}
