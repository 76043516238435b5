import { existsSync } from "node:fs";
import { nanoid } from "nanoid";
import { type DocumentFile, documentFiles, documentNames } from "#facts/documents.ts";
import type { Facts } from "#facts/facts.ts";
import { announcePages, indexNowAddress } from "#features/articles/server/announce-pages.ts";
import { fetchFeed } from "#features/articles/server/feed/fetch-feed.ts";
import { defaultLimits, readInChildProcess } from "#features/articles/server/feed/read-in-child-process.ts";
import { connectedCalendars } from "#features/bookings/server/busy/connected-calendars.ts";
import { lookAtCalendar } from "#features/bookings/server/busy/read-busy-calendar.ts";
import { calendarTrouble, isReadingTrouble } from "#features/bookings/words/calendars.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { countProxies, judgeProxy } from "#platform/http/judge-proxy.ts";
import { senderOf } from "#platform/mail/server/mail.ts";
import { sendMail } from "#platform/mail/server/send-mail.ts";
import { type DeliveryTrouble, readTrouble } from "#platform/outbox/delivery-trouble.ts";
import { addressOf, type TestableDestination } from "#platform/outbox/server/webhooks/destinations.ts";
import { sendWebhook, summarise } from "#platform/outbox/server/webhooks/send-webhook.ts";
import { sendOut } from "#platform/outgoing/server/http.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { ConnectionName } from "../words/connections.ts";
import { type IntegrationName, testMessage, testWords } from "../words/integrations.ts";
import { readIntegrationOutcomes, recordIntegrationOutcome } from "./queries/integration-outcomes.ts";

export type Found = {
  isHealthy: boolean;
  /** In the owner's words. */
  outcome: string;
  trouble?: DeliveryTrouble;
  /** For the operator of the server. */
  detail?: string;
};

export type TestDeps = {
  settings: Settings;
  clock: () => number;
  facts: () => Facts;
  statusOf: (path: string) => Promise<number>;
  db: Db;
  features: readonly Pick<ServerFeature, "integrations">[];
};

/** How the request that asked for the test came here. */
export type Way = { forwardedFor: string | null; isSecure: boolean };

const well = (outcome: string): Found => ({ isHealthy: true, outcome });
const unwell = (outcome: string, detail = ""): Found => ({ isHealthy: false, outcome, detail });
function inTrouble(name: IntegrationName, detail: string): Found {
  const trouble = readTrouble(detail, name === "mail" ? "mail" : undefined) ?? "refused";
  const isUnread = name === "feed" && trouble === "refused";
  const outcome = isUnread ? testWords.feedOther : testWords.trouble(name, trouble);
  return { ...unwell(outcome, detail), ...(isUnread ? {} : { trouble }) };
}

/** For one exchange of a test. */
const timeoutMs = 8000;
/** For a whole test: the owner waits ten seconds with everything around it. */
const wholeMs = 8800;
const frameLimits = { timeoutMs, maxBytes: 64 * 1024, statusAlone: true };

type Test = (deps: TestDeps & { stopped: AbortSignal }, way: Way) => Promise<Found>;
type LimitedDeps = Parameters<Test>[0];

const tests: Partial<Record<IntegrationName, Test>> = {
  feed: testFeed,
  "quiz-crm": (deps) => testWebhook("quiz-crm", deps),
  "quiz-workflow": (deps) => testWebhook("quiz-workflow", deps),
  leads: (deps) => testWebhook("leads", deps),
  forms: (deps) => testFrames("form", Object.values(deps.settings.formIds), deps),
  calendar: (deps) => testFrames("booking", [deps.settings.calendarId], deps),
  "busy-calendars": (deps) => testCalendars("ics", deps),
  caldav: (deps) => testCalendars("caldav", deps),
  documents: testDocuments,
  mail: testMail,
  "owner-mailbox": testOwnerMailbox,
  signing: testSignature,
  "index-now": testIndexNow,
  database: testDatabase,
  proxy: testProxy,
};

/** Whether a feature that uses it is there. */
export const isOffered = (name: IntegrationName, features: TestDeps["features"]): boolean =>
  name in tests || features.some(({ integrations }) => integrations?.[name]);

/** Sends something real to an integration, on the same path as in operation. */
export function testIntegration(name: IntegrationName, deps: TestDeps, way: Way): Promise<Found> {
  const stopped = AbortSignal.timeout(wholeMs);
  const late = new Promise<Found>((resolve) => {
    stopped.addEventListener("abort", () => resolve(inTrouble(name, "timeout")));
  });
  const test: Test = tests[name] ?? ((limited) => testByFeature(name, limited));
  return Promise.race([test({ ...deps, stopped }, way), late]);
}

/** A connection's test is its integration's; one provider has the forms and the calendar. */
export async function testConnection(name: ConnectionName, deps: TestDeps, way: Way): Promise<Found> {
  const names: IntegrationName[] = name === "forms" ? ["forms", "calendar"] : [name];
  const found = await Promise.all(names.map((each) => testIntegration(each, deps, way)));
  return found.find(({ isHealthy }) => !isHealthy) ?? (found[0] as Found);
}

async function testFeed({ settings, clock, stopped }: LimitedDeps): Promise<Found> {
  if (!settings.feedUrl) return unwell(testWords.notSet);
  const fetched = await fetchFeed(settings.feedUrl, settings.feedRedirectHosts, stopped, timeoutMs);
  if (fetched.kind !== "answer") return inTrouble("feed", fetched.kind === "failed" ? fetched.reason : fetched.kind);
  if (fetched.status < 200 || fetched.status > 299) return inTrouble("feed", `refused (${fetched.status})`);
  const reading = await readInChildProcess(
    fetched.body,
    { nowMs: clock(), hasStoredPosts: true },
    { ...defaultLimits, stopped },
  );
  if (reading.outcome === "posts") return well(testWords.feedPosts(reading.posts.length));
  return unwell(testWords.feedOther, reading.outcome);
}

async function testWebhook(
  destination: TestableDestination,
  { settings, clock, stopped }: LimitedDeps,
): Promise<Found> {
  const url = addressOf(destination, settings);
  if (!url) return unwell(testWords.notSet);
  const body = JSON.stringify({ type: "test", from: settings.siteUrl, createdAt: new Date(clock()).toISOString() });
  const sent = await sendWebhook({
    url,
    id: nanoid(),
    body,
    attempt: 0,
    nowMs: clock(),
    secrets: settings.webhookSecrets,
    stopped,
    timeoutMs,
  });
  return sent.kind === "delivered" ? well(testWords.taken(destination)) : inTrouble(destination, summarise(sent));
}

async function testFrames(kind: "form" | "booking", ids: readonly string[], deps: TestDeps): Promise<Found> {
  const { embedOrigin, siteUrl } = deps.settings;
  const isOwn = !embedOrigin || embedOrigin === new URL(siteUrl).origin;
  const asked = { integration: kind === "form" ? "forms" : "calendar", names: [...new Set(ids)] } as const;
  return askAll(asked, (id) => {
    const path = `/widget/${kind}/${id}`;
    return isOwn ? deps.statusOf(path) : askStatus(embedOrigin + path, [embedOrigin]);
  });
}

/** Tests all at the same time, because each may take a whole test's time. If none answers, the first reason counts. */
async function askAll<Name extends string>(
  { integration, names }: { integration: IntegrationName; names: readonly Name[] },
  ask: (name: Name) => Promise<number | string>,
): Promise<Found> {
  const answers = await Promise.all(names.map(ask));
  const missing = names.flatMap((name, at) => {
    const answer = answers[at] ?? "";
    return typeof answer === "string" || answer >= 400 ? [{ name, answer }] : [];
  });
  if (missing.length === 0) return well(testWords.allThere(names.length));
  const detail = missing.map(({ name, answer }) => `${name} (${answer})`).join(", ");
  const { answer: first = "" } = missing[0] ?? {};
  if (missing.length < names.length) return unwell(testWords.missing(missing.map(({ name }) => name)), detail);
  return { ...inTrouble(integration, typeof first === "number" ? `refused (${first})` : first), detail };
}

async function testCalendars(kind: "ics" | "caldav", deps: LimitedDeps): Promise<Found> {
  const calendars = connectedCalendars(deps.settings).filter(({ source }) => source.kind === kind);
  if (calendars.length === 0) return unwell(testWords.notSet);
  const limits = { untilMs: performance.now() + timeoutMs, timeMs: timeoutMs, stopped: deps.stopped };
  const found = await Promise.all(calendars.map((calendar) => lookAtCalendar(calendar, deps, limits)));
  const wrong = found.find(({ kind }) => kind !== "calendar");
  const { name } = calendars[found.indexOf(wrong as (typeof found)[number])] ?? {};
  if (name && wrong) {
    const trouble =
      wrong.kind === "failed" && !isReadingTrouble(wrong.outcome) ? readTrouble(wrong.outcome) : undefined;
    const outcome = testWords.calendarTrouble(name, calendarTrouble(wrong.outcome, trouble));
    return { ...unwell(outcome, wrong.outcome), ...(trouble && { trouble }) };
  }
  return well(testWords.busyTimes(found.reduce((sum, { count }) => sum + count, 0)));
}

async function testDocuments({ settings }: TestDeps): Promise<Found> {
  return askAll({ integration: "documents", names: documentNames }, async (name) => {
    const url = settings.documentUrls[name];
    return url ? askStatus(url, [new URL(url).origin]) : hasGuide(documentFiles[name]);
  });
}

const hasGuide = (file: DocumentFile) =>
  existsSync(new URL(`../../../../public/downloads/${file}.pdf`, import.meta.url)) ? 200 : 404;

async function askStatus(url: string, trustedOrigins: string[]): Promise<number | string> {
  const outcome = await sendOut({ ...frameLimits, url, trustedOrigins, mayRedirectTo: () => true });
  return outcome.kind === "response" ? outcome.status : summarise(outcome);
}

async function testMail({ settings, facts, stopped }: LimitedDeps): Promise<Found> {
  const { smtpUrl, ownerEmail } = settings;
  if (!smtpUrl) return unwell(testWords.notSet);
  if (!ownerEmail) return unwell(testWords.noRecipient);
  const { subject, text } = testMessage;
  const mail = { to: ownerEmail, subject, text, html: `<p>${text}</p>` };
  const from = senderOf(settings, facts());
  const sent = await sendMail({ transportUrl: smtpUrl, from, id: nanoid(), mail, stopped, timeoutMs });
  return sent.kind === "delivered" ? well(testWords.mailSent(ownerEmail.address)) : inTrouble("mail", summarise(sent));
}

async function testOwnerMailbox(deps: LimitedDeps): Promise<Found> {
  const { smtpUrl, ownerEmail } = deps.settings;
  if (!ownerEmail) return unwell(testWords.notSet);
  return smtpUrl ? testMail(deps) : unwell(testWords.noMail);
}

/** A test that its feature makes. */
async function testByFeature(name: IntegrationName, { features, settings, stopped }: LimitedDeps): Promise<Found> {
  const own = features.find(({ integrations }) => integrations?.[name])?.integrations?.[name];
  const found = await own?.test(settings, { timeoutMs, stopped });
  if (!found) return unwell(testWords.notSet);
  if ("problem" in found) return unwell(found.problem);
  return "outcome" in found ? well(found.outcome) : inTrouble(name, found.reason);
}

async function testSignature(deps: LimitedDeps): Promise<Found> {
  const { settings } = deps;
  if (settings.webhookSecrets.length === 0) return unwell(testWords.notSet);
  const receivers = webhooks.filter((destination) => addressOf(destination, settings));
  if (receivers.length === 0) return unwell(testWords.noReceiver);
  const found = await Promise.all(receivers.map((destination) => testWebhook(destination, deps)));
  return found.find(({ isHealthy }) => !isHealthy) ?? well(testWords.signed(receivers.length));
}

const webhooks = ["leads", "quiz-crm", "quiz-workflow"] as const;

async function testIndexNow({ settings }: TestDeps): Promise<Found> {
  const { indexNowKey: key, siteUrl, isSiteUrlSet } = settings;
  if (!key) return unwell(testWords.notSet);
  if (!isSiteUrlSet) return unwell(testWords.noSiteUrl);
  const told = await announcePages(indexNowAddress, { siteUrl, key, urls: [new URL("/", siteUrl).href] });
  return told.kind === "accepted" ? well(testWords.taken("index-now")) : inTrouble("index-now", told.reason);
}

async function testDatabase({ db, clock }: TestDeps): Promise<Found> {
  const startedAtMs = performance.now();
  await recordIntegrationOutcome(db, "database", { isHealthy: true, outcome: "", at: clock() });
  await readIntegrationOutcomes(db);
  return well(testWords.database(Math.max(1, Math.round(performance.now() - startedAtMs))));
}

async function testProxy({ settings }: TestDeps, { forwardedFor, isSecure }: Way): Promise<Found> {
  const verdict = judgeProxy({ trusted: settings.trustedProxies, proxies: countProxies(forwardedFor), isSecure });
  return { isHealthy: verdict === "direct" || verdict === "agrees", outcome: testWords.proxy(verdict) };
}
