import { type PartyName, partyNames } from "#app/copy/desk-parties.ts";
import type { Facts } from "#app/copy/facts.ts";
import { idsInForce } from "#app/rules/ids-in-force.ts";
import { destinations } from "../outgoing/webhooks/destinations.ts";
import type { Settings } from "../settings.ts";
import { listAlerts } from "../tables/alerts.ts";
import { type FeedHealth, readFeedHealth } from "../tables/feed-health.ts";
import {
  type DestinationHealth,
  notePartyOutcome,
  type PartyOutcome,
  readDestinationHealth,
  readPartyOutcomes,
} from "../tables/party-outcomes.ts";
import type { Db } from "../tables/schema.ts";
import { partyTests, type TestGround, type Way } from "./party-tests.ts";

export type Party = {
  name: PartyName;
  /** Where the real one is, as far as it may be shown; undefined while ours stands in. */
  real: string | undefined;
  tested: PartyOutcome | undefined;
  delivered: DestinationHealth | undefined;
  feed: FeedHealth | undefined;
};

/** The outside parties of this site, and a way to try each. */
export type Parties = ReturnType<typeof makeParties>;

type Ground = Omit<TestGround, "touchDatabase"> & { db: Db; facts: () => Facts };

export function makeParties(ground: Ground) {
  const { db, clock } = ground;
  /** With the ids and documents that the owner has named on the desk. */
  const settingsNow = (): Settings => ({ ...ground.settings, ...idsInForce(ground.settings, ground.facts().hosted) });
  const touchDatabase = async () => {
    await notePartyOutcome(db, "database", { isWell: true, outcome: "", at: clock() });
    await readPartyOutcomes(db);
  };
  return {
    async list(mostCounted: number): Promise<Party[]> {
      const tested = await readPartyOutcomes(db);
      const delivered = await readDestinationHealth(db, destinations, mostCounted);
      const settings = settingsNow();
      const feed = settings.feedUrl ? await readFeedHealth(db) : undefined;
      const real = realParties(settings);
      return partyNames.map((name) => ({
        name,
        real: real[name],
        tested: tested.get(name),
        delivered: delivered.get(name),
        feed: name === "feed" ? feed : undefined,
      }));
    },
    /** What is wrong in the house now. */
    alerts: () => listAlerts(db),
    /** Tries a party, and keeps what was found. */
    async test(name: PartyName, way: Way): Promise<void> {
      const found = await partyTests[name]({ ...ground, settings: settingsNow(), touchDatabase }, way);
      await notePartyOutcome(db, name, { ...found, at: clock() });
    },
  };
}

const hostOf = (address: string | undefined) => (address ? new URL(address).host : undefined);

/** An address may hold a secret behind its host. */
function realParties(settings: Settings): Record<PartyName, string | undefined> {
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
