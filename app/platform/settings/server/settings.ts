import { documentNames } from "#facts/documents.ts";
import { type FormName, formNames } from "#facts/forms.ts";
import { dkimSignatureOf } from "#platform/mail/server/dkim-key.ts";
import {
  dkimKey,
  dkimSelector,
  indexNowKey,
  metricsToken,
  ownerKey,
  passphrase,
  secretsKey,
  webhookSecret,
} from "./secret-settings.ts";
import { SettingError } from "./setting-error.ts";
import {
  addressOrPath,
  asWritten,
  byName,
  databaseAddress,
  embedId,
  hostList,
  mailbox,
  mailboxServer,
  mailTransport,
  oneOf,
  optional,
  or,
  origin,
  webAddress,
  webAddressList,
  wholeNumber,
} from "./setting-readers.ts";

export { SettingError };

const ownFeed = "/api/feed";

const isElsewhere = (address: string, own: URL) => {
  const { origin, pathname } = new URL(address, own);
  return origin !== own.origin || pathname !== own.pathname;
};

const environment = {
  PORT: or(3000, wholeNumber(0, 65_535)),
  HOST: or("0.0.0.0", asWritten),
  SITE_URL: optional(origin),
  DATA_DIR: or("./data", asWritten),
  DATABASE_URL: optional(databaseAddress),
  WEB_CONCURRENCY: or(1, wholeNumber(1, 64)),
  FEED_URL: optional(webAddress),
  FEED_FRESH_SECONDS: or(60, wholeNumber(0, 86_400)),
  FEED_KEEPS: or("listed", oneOf("listed", "all")),
  PUBLIC_FEED_URL: or(ownFeed, addressOrPath),
  FEED_REDIRECT_HOSTS: or([], hostList),
  QUIZ_CRM_WEBHOOK_URL: optional(webAddress),
  QUIZ_WORKFLOW_WEBHOOK_URL: optional(webAddress),
  PUBLIC_QUIZ_CRM_URL: or("/api/hooks/crm", addressOrPath),
  PUBLIC_QUIZ_WORKFLOW_URL: or("/api/hooks/workflow", addressOrPath),
  LEADS_WEBHOOK_URL: optional(webAddress),
  WEBHOOK_SECRET: optional(webhookSecret),
  WEBHOOK_SECRET_NEXT: optional(webhookSecret),
  EMBED_ORIGIN: optional(origin),
  INDEXNOW_KEY: optional(indexNowKey),
  FORM_IDS: or({}, byName(formNames, embedId)),
  CALENDAR_ID: or("consultation", embedId),
  DOCUMENT_URLS: or({}, byName(documentNames, webAddress)),
  BUSY_CALENDARS: or([], webAddressList),
  CALDAV_URL: optional(webAddress),
  CALDAV_USER: optional(asWritten),
  CALDAV_PASSWORD: optional(asWritten),
  PROVIDER_SENDS_GUIDES: or("0", oneOf("0", "1")),
  DASH_MODEL_URL: optional(webAddress),
  DASH_MODEL: optional(asWritten),
  DASH_MODEL_KEY: optional(asWritten),
  DASH_TOKENS_PER_MONTH: or(2_000_000, wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  SMTP_URL: optional(mailTransport),
  MAIL_FROM: optional(mailbox),
  OWNER_EMAIL: optional(mailbox),
  IMAP_URL: optional(mailboxServer),
  DKIM_PRIVATE_KEY: optional(dkimKey),
  DKIM_SELECTOR: optional(dkimSelector),
  MAILS_PER_HOUR: or(200, wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  OWNER_KEY: optional(ownerKey),
  SECRETS_KEY: optional(secretsKey),
  BACKUP_PASSPHRASE: optional(passphrase),
  AWS_ACCESS_KEY_ID: optional(asWritten),
  AWS_SECRET_ACCESS_KEY: optional(asWritten),
  AWS_REGION: or("us-east-1", asWritten),
  MOVE_TO: optional(asWritten),
  TRUST_PROXY: or(0, wholeNumber(0, 10)),
  HSTS_PRELOAD: or("0", oneOf("0", "1")),
  METRICS_TOKEN: optional(metricsToken),
  HEARTBEAT_URL: optional(webAddress),
  ALERT_WEBHOOK_URL: optional(webAddress),
  SEND_NOTHING: or("0", oneOf("0", "1")),
  LOG_REQUESTS: or("0", oneOf("0", "1")),
  LOG_LEVEL: or("info", oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent")),
};

export type SettingName = keyof typeof environment;

/** Whether a setting can be used, by the same rule wherever it was entered. */
export function isUsableSetting(name: SettingName, text: string): boolean {
  try {
    environment[name](text, name);
    return true;
  } catch {
    return false;
  }
}

const settingNames = Object.keys(environment) as SettingName[];

const onlyKnown = (env: Record<string, string | undefined>) =>
  Object.fromEntries(settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : []))) as SettingTexts;

/** Settings as they were written. */
export type SettingTexts = Partial<Record<SettingName, string>>;

type Environment = { [Name in keyof typeof environment]: ReturnType<(typeof environment)[Name]> };

const readEnvironment = (env: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, read]) => [name, read(env[name] ?? "", name)]),
  ) as Environment;

const builtInIds = Object.fromEntries(formNames.map((name) => [name, name])) as Record<FormName, string>;

const storeKeyOf = ({ AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_REGION: region }: Environment) =>
  id && secret ? { id, secret, region } : undefined;

export type Settings = ReturnType<typeof readSettings>;

/**
 * Every environment variable of the site, checked. Throws a {@link SettingError} that names the first one that
 * cannot be used.
 */
export function readSettings(env: Record<string, string | undefined>) {
  const read = readEnvironment(env);
  if (read.WEB_CONCURRENCY > 1 && !read.DATABASE_URL) {
    throw new SettingError(
      "WEB_CONCURRENCY",
      `${read.WEB_CONCURRENCY} processes cannot share one SQLite file`,
      "set DATABASE_URL to a PostgreSQL database, or leave it at 1",
    );
  }
  const formIds = { ...builtInIds, ...read.FORM_IDS };
  if (!read.EMBED_ORIGIN && new Set(Object.values(formIds)).size < formNames.length) {
    throw new SettingError("FORM_IDS", "two of our own forms have one id", "give each its own, or set EMBED_ORIGIN");
  }
  const siteUrl = read.SITE_URL ?? `http://localhost:${read.PORT}`;
  return {
    environment: onlyKnown(env),
    port: read.PORT,
    host: read.HOST,
    siteUrl,
    isSiteUrlSet: read.SITE_URL !== undefined,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    webConcurrency: read.WEB_CONCURRENCY,
    feedUrl: read.FEED_URL,
    feedFreshMs: read.FEED_FRESH_SECONDS * 1000,
    feedKeeps: read.FEED_KEEPS,
    publicFeedUrl: read.PUBLIC_FEED_URL,
    /** Whether browsers read a feed that is not this site's own. */
    isPublicFeedHosted: isElsewhere(read.PUBLIC_FEED_URL, new URL(ownFeed, siteUrl)),
    feedRedirectHosts: read.FEED_REDIRECT_HOSTS,
    quizCrmWebhookUrl: read.QUIZ_CRM_WEBHOOK_URL,
    quizWorkflowWebhookUrl: read.QUIZ_WORKFLOW_WEBHOOK_URL,
    publicQuizCrmUrl: read.PUBLIC_QUIZ_CRM_URL,
    publicQuizWorkflowUrl: read.PUBLIC_QUIZ_WORKFLOW_URL,
    leadsWebhookUrl: read.LEADS_WEBHOOK_URL,
    webhookSecrets: [read.WEBHOOK_SECRET, read.WEBHOOK_SECRET_NEXT].filter((secret) => secret !== undefined),
    embedOrigin: read.EMBED_ORIGIN,
    indexNowKey: read.INDEXNOW_KEY,
    formIds,
    calendarId: read.CALENDAR_ID,
    documentUrls: read.DOCUMENT_URLS,
    busyCalendars: read.BUSY_CALENDARS,
    caldavUrl: read.CALDAV_URL,
    caldavUser: read.CALDAV_USER,
    caldavPassword: read.CALDAV_PASSWORD,
    dashModelUrl: read.DASH_MODEL_URL,
    dashModel: read.DASH_MODEL,
    dashModelKey: read.DASH_MODEL_KEY,
    dashTokensPerMonth: read.DASH_TOKENS_PER_MONTH,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    ownerEmail: read.OWNER_EMAIL,
    imapUrl: read.IMAP_URL,
    /** The DKIM signature of mails; needs both settings. */
    dkim: dkimSignatureOf(read.DKIM_PRIVATE_KEY, read.DKIM_SELECTOR),
    mailsPerHour: read.MAILS_PER_HOUR,
    ownerKey: read.OWNER_KEY,
    secretsKey: read.SECRETS_KEY,
    backupPassphrase: read.BACKUP_PASSPHRASE,
    /** Where `npm run move` copies the site, unless its command line says so. */
    moveTo: read.MOVE_TO,
    /** Of the store that backups by command are put in. */
    storeKey: storeKeyOf(read),
    /** Whether a guide that was asked for is also mailed, by us or by the provider. */
    sendsGuides: read.SMTP_URL !== undefined || read.PROVIDER_SENDS_GUIDES === "1",
    trustedProxies: read.TRUST_PROXY,
    /** Whether browsers may list the whole domain as HTTPS alone. */
    isHstsPreloaded: read.HSTS_PRELOAD === "1",
    metricsToken: read.METRICS_TOKEN,
    heartbeatUrl: read.HEARTBEAT_URL,
    alertWebhookUrl: read.ALERT_WEBHOOK_URL,
    /** A staging copy. */
    sendsNothing: read.SEND_NOTHING === "1",
    logsRequests: read.LOG_REQUESTS === "1",
    logLevel: read.LOG_LEVEL,
  };
}
