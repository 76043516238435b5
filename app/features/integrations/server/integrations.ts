import { activeDocuments } from "#facts/active-documents.ts";
import { indexNowAddress } from "#features/articles/server/announce-pages.ts";
import { type FeedHealth, isFeedHealthy, readFeedHealth } from "#features/articles/server/feed/feed-health.ts";
import { type CalendarState, readCalendarStates } from "#features/bookings/server/busy/calendar-states.ts";
import { listAlerts } from "#features/owner/server/queries/alerts.ts";
import { destinations } from "#platform/outbox/destinations.ts";
import type { Server } from "#platform/process/server/server.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { ConnectionName } from "../words/connections.ts";
import { type IntegrationName, integrationNames, integrationsCopy } from "../words/integrations.ts";
import { connectionFields, connectionOf } from "./connection-fields.ts";
import { isOffered, type TestDeps, testIntegration, type Way } from "./integration-tests.ts";
import { openConnections } from "./open-connections.ts";
import {
  type DestinationHealth,
  type IntegrationOutcome,
  readDestinationHealth,
  readIntegrationOutcomes,
  readOwnersMailHealth,
  recordIntegrationOutcome,
} from "./queries/integration-outcomes.ts";

/** State of an integration; `lost` means that its secrets must be entered again. */
type IntegrationState = "built-in" | "connected" | "set by server" | "in trouble" | "lost";

export type Integration = {
  name: IntegrationName;
  state: IntegrationState;
  /** The page on which the owner connects it, if there is one. */
  connection: ConnectionName | undefined;
  /** The host of the connected one; undefined while the built-in version is used. */
  connected: string | undefined;
  tested: IntegrationOutcome | undefined;
  delivered: DestinationHealth | undefined;
  feed: FeedHealth | undefined;
  /** By the name of the feature that shows it in its `desk/on-connections.tsx`. */
  heard: Readonly<Record<string, { isFailing: boolean }>>;
  /** Last results of the owner's calendars; empty for other integrations. */
  calendars: CalendarState[];
};

/** The integrations of this site, and a test for each. */
export type Integrations = ReturnType<typeof makeIntegrations>;

type Deps = TestDeps & Pick<Server, "secretsKey" | "features">;

export function makeIntegrations(deps: Deps) {
  const { db, clock } = deps;
  /** With the documents that the owner has set on the desk. */
  const settingsNow = (): Settings => ({
    ...deps.settings,
    documentUrls: activeDocuments(deps.settings.documentUrls, deps.facts().hosted.documents),
  });
  return {
    isOffered: (name: IntegrationName) => isOffered(name, deps.features),
    async list(maxCounted: number): Promise<Integration[]> {
      const tested = await readIntegrationOutcomes(db);
      const delivered = await readDestinationHealth(db, destinations, maxCounted);
      const ownersMail = await readOwnersMailHealth(db);
      const settings = settingsNow();
      const feed = settings.feedUrl ? await readFeedHealth(db) : undefined;
      const connected = connectedIntegrations(settings);
      const byFeatures = await readHeard(deps, settings);
      const states = await readCalendarStates(db, settings);
      const lost = (await openConnections(db, deps.secretsKey)).filter(({ isLost }) => isLost).map(({ name }) => name);
      const offered = integrationNames.filter((name) => isOffered(name, deps.features));
      return offered.map((name) => {
        const heard = {
          tested: tested.get(name),
          delivered: name === "owner-mailbox" ? ownersMail : delivered.get(name),
          feed: name === "feed" ? feed : undefined,
          heard: byFeatures.get(name) ?? {},
          calendars: name === "busy-calendars" ? states.ics : name === "caldav" ? states.caldav : [],
        };
        const connection = connectionOf(name);
        const isSet = connected[name] !== undefined;
        const isByServer = connection !== undefined && isSetByServer(connection, settings);
        const state = stateOf(heard, { isSet, isByServer, isLost: lost.some((each) => each === connection) });
        return { name, state, connection, connected: connected[name], ...heard };
      });
    },
    /** Current problems of the site. */
    alerts: () => listAlerts(db),
    /** Tests an integration and stores the result. */
    async test(name: IntegrationName, way: Way): Promise<void> {
      const found = await testIntegration(name, { ...deps, settings: settingsNow() }, way);
      await recordIntegrationOutcome(db, name, { ...found, at: clock() });
    },
  };
}

/** Last heard by features, by integration and feature. */
async function readHeard({ db, features }: Deps, settings: Settings) {
  const byName = new Map<string, Record<string, { isFailing: boolean }>>();
  for (const { name: feature, integrations = {} } of features)
    for (const [name, { heard }] of Object.entries(integrations)) {
      const found = await heard?.(db, settings);
      if (found) byName.set(name, { ...byName.get(name), [feature]: found });
    }
  return byName;
}

/** Judged by the setting of its first field, which every connection needs. */
const isSetByServer = (name: ConnectionName, { environment }: Settings) =>
  connectionFields[name].fields.slice(0, 1).some(({ setting }) => environment[setting] !== undefined);

type Heard = Pick<Integration, "tested" | "delivered" | "feed" | "heard" | "calendars">;

function stateOf(
  heard: Heard,
  { isSet, isByServer, isLost }: { isSet: boolean; isByServer: boolean; isLost: boolean },
) {
  if (isLost && !isByServer) return "lost";
  if (!isSet) return "built-in";
  if (isTroubled(heard)) return "in trouble";
  return isByServer ? "set by server" : "connected";
}

function isTroubled({ tested, delivered, feed, heard, calendars }: Heard): boolean {
  if ([...Object.values(heard), ...calendars].some(({ isFailing }) => isFailing)) return true;
  if (feed && !isFeedHealthy(feed)) return true;
  const notThrough = (delivered?.deadLettered ?? 0) + (delivered?.waiting ?? 0);
  return tested?.isHealthy === false || notThrough > 0;
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
    "busy-calendars": [...new Set(settings.busyCalendars.map(hostOf))].join(", ") || undefined,
    caldav: hostOf(settings.caldavUrl),
    documents: documents || undefined,
    mail: hostOf(settings.smtpUrl),
    replies: hostOf(settings.imapUrl),
    "owner-mailbox": settings.ownerEmail?.address,
    signing: settings.webhookSecrets.length > 0 ? integrationsCopy.secrets(settings.webhookSecrets.length) : undefined,
    dash: settings.dashModel && hostOf(settings.dashModelUrl),
    "index-now": settings.indexNowKey && hostOf(indexNowAddress),
    database: databaseUrl && (hostOf(databaseUrl) || "PostgreSQL"),
    proxy: trustedProxies > 0 ? String(trustedProxies) : undefined,
  };
}
