import { type IntegrationName, integrationNames } from "#app/copy/desk/integrations.ts";
import type { Facts } from "#app/copy/facts.ts";
import { activeIds } from "#app/rules/business/active-ids.ts";
import { destinations } from "#server/outgoing/webhooks/destinations.ts";
import type { Settings } from "#server/settings.ts";
import { type FeedHealth, readFeedHealth } from "#server/tables/feed/feed-health.ts";
import {
  type DestinationHealth,
  type IntegrationOutcome,
  readDestinationHealth,
  readIntegrationOutcomes,
  recordIntegrationOutcome,
} from "#server/tables/integrations/integration-outcomes.ts";
import { listAlerts } from "#server/tables/owner/alerts.ts";
import type { Db } from "#server/tables/schema.ts";
import { integrationTests, type TestDeps, type Way } from "./integration-tests.ts";

export type Integration = {
  name: IntegrationName;
  /** The host of the connected one; undefined while the built-in version is used. */
  connected: string | undefined;
  tested: IntegrationOutcome | undefined;
  delivered: DestinationHealth | undefined;
  feed: FeedHealth | undefined;
};

/** The integrations of this site, and a test for each. */
export type Integrations = ReturnType<typeof makeIntegrations>;

type Deps = Omit<TestDeps, "touchDatabase"> & { db: Db; facts: () => Facts };

export function makeIntegrations(deps: Deps) {
  const { db, clock } = deps;
  /** With the ids and documents that the owner has set on the desk. */
  const settingsNow = (): Settings => ({ ...deps.settings, ...activeIds(deps.settings, deps.facts().hosted) });
  const touchDatabase = async () => {
    await recordIntegrationOutcome(db, "database", { isHealthy: true, outcome: "", at: clock() });
    await readIntegrationOutcomes(db);
  };
  return {
    async list(maxCounted: number): Promise<Integration[]> {
      const tested = await readIntegrationOutcomes(db);
      const delivered = await readDestinationHealth(db, destinations, maxCounted);
      const settings = settingsNow();
      const feed = settings.feedUrl ? await readFeedHealth(db) : undefined;
      const connected = connectedIntegrations(settings);
      return integrationNames.map((name) => ({
        name,
        connected: connected[name],
        tested: tested.get(name),
        delivered: delivered.get(name),
        feed: name === "feed" ? feed : undefined,
      }));
    },
    /** Current problems of the site. */
    alerts: () => listAlerts(db),
    /** Tests an integration and stores the result. */
    async test(name: IntegrationName, way: Way): Promise<void> {
      const found = await integrationTests[name]({ ...deps, settings: settingsNow(), touchDatabase }, way);
      await recordIntegrationOutcome(db, name, { ...found, at: clock() });
    },
  };
}

const hostOf = (address: string | undefined) => (address ? new URL(address).host : undefined);

/** Hosts only: a path may hold a secret. */
function connectedIntegrations(settings: Settings): Record<IntegrationName, string | undefined> {
  const { embedOrigin, siteUrl, documentUrls, databaseUrl, trustedProxies } = settings;
  const embeds = embedOrigin === new URL(siteUrl).origin ? undefined : hostOf(embedOrigin);
  const documents = [...new Set(Object.values(documentUrls).map(hostOf))].join(", ");
  return {
    feed: hostOf(settings.feedUrl),
    "quiz-crm": hostOf(settings.quizCrmWebhookUrl),
    "quiz-workflow": hostOf(settings.quizWorkflowWebhookUrl),
    leads: hostOf(settings.leadsWebhookUrl),
    forms: embeds,
    calendar: embeds,
    documents: documents || undefined,
    mail: hostOf(settings.smtpUrl),
    "index-now": settings.indexNowKey && "api.indexnow.org",
    database: databaseUrl && (hostOf(databaseUrl) || "PostgreSQL"),
    proxy: trustedProxies > 0 ? String(trustedProxies) : undefined,
  };
}
