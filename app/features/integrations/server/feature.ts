import { showSampleArticles } from "#features/articles/server/sample-articles.ts";
import { readTrouble } from "#platform/outbox/delivery-trouble.ts";
import type { Server } from "#platform/process/server/server.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { type IntegrationName, testWords } from "../words/integrations.ts";
import { type Connections, makeConnections } from "./connections.ts";
import { type Integrations, makeIntegrations } from "./integrations.ts";
import { recordIntegrationOutcome } from "./queries/integration-outcomes.ts";

declare module "#platform/process/server/server.ts" {
  interface Server {
    /** Stores how the last use of an integration went, if neither outbox nor feed records it. */
    noteUse: (name: IntegrationName, found: { isHealthy: boolean; detail: string }) => Promise<void>;
  }
}

declare module "#platform/http/services.ts" {
  interface Services {
    integrations: Integrations;
    connections: Connections;
  }
}

export const serverFeature: ServerFeature = {
  open: ({ db, clock }) => ({
    noteUse(name, { isHealthy, detail }) {
      const outcome = isHealthy ? testWords.taken(name) : testWords.trouble(name, readTrouble(detail) ?? "refused");
      return recordIntegrationOutcome(db, name, { isHealthy, outcome, detail, at: clock() });
    },
  }),
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
  feed.readNow().catch((error: unknown) => log.error({ err: error }, "feed not read"));
}
