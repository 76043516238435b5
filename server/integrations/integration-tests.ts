import { existsSync } from "node:fs";
import { nanoid } from "nanoid";
import { type IntegrationName, testMessage, testWords } from "#app/copy/desk/integrations.ts";
import { countProxies, judgeProxy } from "#app/rules/http/judge-proxy.ts";
import { type DocumentFile, documentFiles, documentNames } from "#app/rules/leads/documents.ts";
import { readTrouble } from "#app/rules/outbox/delivery-trouble.ts";
import { fetchFeed } from "#server/outgoing/content-feed/fetch-feed.ts";
import { defaultLimits, readInChildProcess } from "#server/outgoing/content-feed/read-in-child-process.ts";
import { sendOut } from "#server/outgoing/http.ts";
import { announcePages, indexNowAddress } from "#server/outgoing/index-now/announce-pages.ts";
import { sendMail } from "#server/outgoing/mail/send-mail.ts";
import { addressOf, type Destination } from "#server/outgoing/webhooks/destinations.ts";
import { sendWebhook, summarise } from "#server/outgoing/webhooks/send-webhook.ts";
import type { Settings } from "#server/settings.ts";

export type Found = {
  isHealthy: boolean;
  /** In the owner's words. */
  outcome: string;
  /** For whoever runs the server. */
  detail?: string;
};

export type TestDeps = {
  settings: Settings;
  clock: () => number;
  sender: () => { name: string; address: string };
  statusOf: (path: string) => Promise<number>;
  /** Writes something and reads it again. */
  touchDatabase: () => Promise<void>;
};

/** How the request that asked for the test came here. */
export type Way = { forwardedFor: string | null; isSecure: boolean };

const well = (outcome: string): Found => ({ isHealthy: true, outcome });
const unwell = (outcome: string, detail = ""): Found => ({ isHealthy: false, outcome, detail });
function inTrouble(name: IntegrationName, detail: string): Found {
  const trouble = readTrouble(detail, name === "mail" ? "mail" : undefined) ?? "refused";
  const isUnread = name === "feed" && trouble === "refused";
  return unwell(isUnread ? testWords.feedOther : testWords.trouble(name, trouble), detail);
}

const never = new AbortController().signal;
const frameLimits = { timeoutMs: 10_000, maxBytes: 64 * 1024, statusAlone: true };

/** Sends something real to each integration, on the same path as in operation. */
export const integrationTests: Record<IntegrationName, (deps: TestDeps, way: Way) => Promise<Found>> = {
  feed: testFeed,
  "quiz-crm": (deps) => testWebhook("quiz-crm", deps),
  "quiz-workflow": (deps) => testWebhook("quiz-workflow", deps),
  leads: (deps) => testWebhook("leads", deps),
  forms: (deps) => testFrames("form", Object.values(deps.settings.formIds), deps),
  calendar: (deps) => testFrames("booking", [deps.settings.calendarId], deps),
  documents: testDocuments,
  mail: testMail,
  "index-now": testIndexNow,
  database: testDatabase,
  proxy: testProxy,
};

async function testFeed({ settings, clock }: TestDeps): Promise<Found> {
  if (!settings.feedUrl) return unwell(testWords.notSet);
  const fetched = await fetchFeed(settings.feedUrl, settings.feedRedirectHosts, never);
  if (fetched.kind !== "text") return inTrouble("feed", fetched.kind === "failed" ? fetched.reason : fetched.kind);
  if (fetched.status < 200 || fetched.status > 299) return inTrouble("feed", `refused (${fetched.status})`);
  const reading = await readInChildProcess(fetched.text, { nowMs: clock(), hasStoredPosts: true }, defaultLimits);
  if (reading.outcome === "posts") return well(testWords.feedPosts(reading.posts.length));
  return unwell(testWords.feedOther, reading.outcome);
}

async function testWebhook(destination: Destination, { settings, clock }: TestDeps): Promise<Found> {
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
    stopped: never,
  });
  return sent.kind === "delivered" ? well(testWords.taken(destination)) : inTrouble(destination, summarise(sent));
}

async function testFrames(kind: "form" | "booking", ids: readonly string[], deps: TestDeps): Promise<Found> {
  const { embedOrigin, siteUrl } = deps.settings;
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const path = `/widget/${kind}/${id}`;
    const isOwn = !embedOrigin || embedOrigin === new URL(siteUrl).origin;
    const status = await (isOwn ? deps.statusOf(path) : askStatus(embedOrigin + path, [embedOrigin]));
    if (typeof status === "string" || status >= 400) missing.push(`${id} (${status})`);
  }
  return missing.length === 0
    ? well(testWords.allThere(new Set(ids).size))
    : unwell(testWords.missing(missing.length), missing.join(", "));
}

async function testDocuments({ settings }: TestDeps): Promise<Found> {
  const missing: string[] = [];
  for (const name of documentNames) {
    const url = settings.documentUrls[name];
    const status = url ? await askStatus(url, [new URL(url).origin]) : hasGuide(documentFiles[name]);
    if (typeof status === "string" || status >= 400) missing.push(`${name} (${status})`);
  }
  return missing.length === 0
    ? well(testWords.allThere(documentNames.length))
    : unwell(testWords.missing(missing.length), missing.join(", "));
}

const hasGuide = (file: DocumentFile) =>
  existsSync(new URL(`../../public/downloads/${file}.pdf`, import.meta.url)) ? 200 : 404;

async function askStatus(url: string, trustedOrigins: string[]): Promise<number | string> {
  const outcome = await sendOut({ ...frameLimits, url, trustedOrigins, mayRedirectTo: () => true });
  return outcome.kind === "response" ? outcome.status : summarise(outcome);
}

async function testMail({ settings, sender }: TestDeps): Promise<Found> {
  const { smtpUrl, ownerEmail } = settings;
  if (!smtpUrl) return unwell(testWords.notSet);
  if (!ownerEmail) return unwell(testWords.noRecipient);
  const mail = {
    to: ownerEmail,
    subject: testMessage.subject,
    text: testMessage.text,
    html: `<p>${testMessage.text}</p>`,
  };
  const sent = await sendMail({ transportUrl: smtpUrl, from: sender(), id: nanoid(), mail, stopped: never });
  return sent.kind === "delivered" ? well(testWords.mailSent(ownerEmail.address)) : inTrouble("mail", summarise(sent));
}

async function testIndexNow({ settings }: TestDeps): Promise<Found> {
  const { indexNowKey: key, siteUrl, isSiteUrlSet } = settings;
  if (!key) return unwell(testWords.notSet);
  if (!isSiteUrlSet) return unwell(testWords.noSiteUrl);
  const told = await announcePages(indexNowAddress, { siteUrl, key, urls: [new URL("/", siteUrl).href] });
  return told.kind === "accepted" ? well(testWords.taken("index-now")) : inTrouble("index-now", told.reason);
}

async function testDatabase({ touchDatabase }: TestDeps): Promise<Found> {
  const startedAtMs = performance.now();
  await touchDatabase();
  return well(testWords.database(Math.max(1, Math.round(performance.now() - startedAtMs))));
}

async function testProxy({ settings }: TestDeps, { forwardedFor, isSecure }: Way): Promise<Found> {
  const verdict = judgeProxy({ trusted: settings.trustedProxies, proxies: countProxies(forwardedFor), isSecure });
  return { isHealthy: verdict === "direct" || verdict === "agrees", outcome: testWords.proxy(verdict) };
}
