import { z } from "zod";
import { documentNames } from "#app/rules/leads/documents.ts";
import { type FormName, formNames } from "#app/rules/leads/forms.ts";
import { isEmailAddress } from "#app/rules/mail/email-address.ts";
import { isHardToGuess } from "#app/rules/owner/owner-proof.ts";
import { readSecret } from "#server/outgoing/webhooks/sign.ts";

/** A setting that cannot be used. Its message is the one line that the start prints. */
export class SettingError extends Error {
  constructor(setting: string, problem: string, remedy: string) {
    super(`${setting}: ${problem}; ${remedy}`);
    this.name = "SettingError";
  }
}

const wholeNumber = (name: string, low: number, high: number, standard: number) =>
  z
    .string()
    .optional()
    .transform((text) => {
      if (text === undefined || text === "") return standard;
      const value = Number(text);
      if (Number.isInteger(value) && value >= low && value <= high) return value;
      const range = high === Number.MAX_SAFE_INTEGER ? `${low} up` : `${low} to ${high}`;
      throw new SettingError(name, `"${text}" is not usable`, `give a whole number from ${range}`);
    });

const oneOf = <const Choice extends string>(name: string, choices: readonly Choice[], standard: Choice) =>
  z
    .string()
    .optional()
    .transform((text): Choice => {
      if (!text) return standard;
      const choice = choices.find((each) => each === text);
      if (choice) return choice;
      throw new SettingError(name, `"${text}" is not known`, `give one of ${choices.join(", ")}`);
    });

const parseAddress = (name: string, text: string, protocols: string[]) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && protocols.includes(url.protocol)) return url;
  // It may hold a password or a token, so it is not repeated.
  throw new SettingError(name, "this is not an address", `give one that starts with ${protocols[0]}//`);
};

const mailTransport = z
  .string()
  .optional()
  .transform((text) => {
    if (!text) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.hostname && /^smtps?:$/.test(url.protocol)) return url.href;
    // The address may hold a password, so it is not repeated.
    throw new SettingError(
      "SMTP_URL",
      "this is not the address of a mail server",
      "give one such as smtps://user:password@mail.example.com",
    );
  });

const mailbox = (name: string) =>
  z
    .string()
    .optional()
    .transform((text) => {
      if (!text) return undefined;
      const [, shown = "", address = text] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
      if (isEmailAddress(address.trim())) {
        return { name: shown.trim().replace(/^"|"$/g, ""), address: address.trim() };
      }
      throw new SettingError(name, `"${text}" is not an e-mail address`, "give one such as hello@example.com");
    });

/** A JSON object with some of these names, each value checked by `read`. */
const byName = <Name extends string>(setting: string, names: readonly Name[], read: (value: string) => string) =>
  z
    .string()
    .optional()
    .transform((text): Partial<Record<Name, string>> => {
      const remedy = `give a JSON object with some of the names ${names.join(", ")}`;
      let value: unknown;
      try {
        value = JSON.parse(text || "{}");
      } catch {
        throw new SettingError(setting, "this is not JSON", remedy);
      }
      const checked = z.partialRecord(z.enum(names), z.string()).safeParse(value);
      if (!checked.success) throw new SettingError(setting, "this is not such a list", remedy);
      const entries = Object.entries<string | undefined>(checked.data);
      return Object.fromEntries(entries.map(([key, each]) => [key, read(each ?? "")])) as Partial<Record<Name, string>>;
    });

const embedId = (name: string) => (text: string) => {
  if (/^[\w-]{1,64}$/.test(text)) return text;
  throw new SettingError(name, `"${text}" is not an id`, "give letters, digits, _ or -");
};

/** Such addresses go into content policies, where a host with other characters in it would say something else. */
const usableHost = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

const parseWebAddress = (name: string, text: string) => {
  const url = parseAddress(name, text, ["https:", "http:"]);
  if (usableHost.test(url.hostname)) return url;
  throw new SettingError(name, `"${url.hostname}" is not a host`, "give a name such as site.example.com");
};

/** What would be left out of a longer address was meant to do something. */
const parseOrigin = (name: string, text: string) => {
  const { href, origin } = parseWebAddress(name, text);
  if (href === `${origin}/`) return origin;
  throw new SettingError(name, "this is more than a scheme and a host", `give ${origin} alone`);
};

const httpAddress = (name: string) =>
  z
    .string()
    .optional()
    .transform((text) => (text ? parseWebAddress(name, text).href : undefined));

const origin = (name: string) =>
  z
    .string()
    .optional()
    .transform((text) => (text ? parseOrigin(name, text) : undefined));

/** An address of the outside world, or a path on this very site. */
const addressOrPath = (name: string, standard: string) =>
  z
    .string()
    .optional()
    .transform((text) => {
      if (!text) return standard;
      if (text.startsWith("/") && !text.startsWith("//")) return text;
      return parseWebAddress(name, text).href;
    });

const hostList = (name: string) =>
  z
    .string()
    .optional()
    .transform((text) =>
      (text ?? "")
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((host) => parseHost(name, host)),
    );

const parseHost = (name: string, text: string) => {
  const address = `https://${text}`;
  if (/^[^:/?#@]+$/.test(text) && URL.canParse(address) && usableHost.test(new URL(address).hostname)) {
    return new URL(address).hostname;
  }
  throw new SettingError(name, `"${text}" is not a host`, "give names such as feed.example.com, with commas between");
};

const databaseAddress = z
  .string()
  .optional()
  .transform((text) => (text ? parseAddress("DATABASE_URL", text, ["postgres:", "postgresql:"]) && text : undefined));

const webhookSecret = (name: string) =>
  z
    .string()
    .optional()
    .transform((text) => {
      if (!text) return undefined;
      const secret = readSecret(text);
      if (secret) return secret;
      throw new SettingError(name, "this is not a signing secret", "give whsec_ and 24 to 64 random bytes in base64");
    });

const indexNowKey = z
  .string()
  .optional()
  .transform((text) => {
    if (!text) return undefined;
    if (/^[A-Za-z0-9-]{8,128}$/.test(text)) return text;
    throw new SettingError("INDEXNOW_KEY", "this is not a key", "give 8 to 128 letters, digits and hyphens");
  });

const ownerKey = z
  .string()
  .optional()
  .transform((text) => {
    if (!text) return undefined;
    if (isHardToGuess(text)) return text;
    const remedy = "give at least 16 letters, digits and signs, 8 of them different, and at most 200";
    throw new SettingError("OWNER_KEY", "this key is easy to guess", remedy);
  });

const ownFeed = "/api/feed";

const isElsewhere = (address: string, own: URL) => {
  const { origin, pathname } = new URL(address, own);
  return origin !== own.origin || pathname !== own.pathname;
};

const environment = z.object({
  PORT: wholeNumber("PORT", 0, 65_535, 3000),
  HOST: z
    .string()
    .optional()
    .transform((text) => text || "0.0.0.0"),
  SITE_URL: origin("SITE_URL"),
  DATA_DIR: z
    .string()
    .optional()
    .transform((text) => text || "./data"),
  DATABASE_URL: databaseAddress,
  WEB_CONCURRENCY: wholeNumber("WEB_CONCURRENCY", 1, 64, 1),
  FEED_URL: httpAddress("FEED_URL"),
  FEED_FRESH_SECONDS: wholeNumber("FEED_FRESH_SECONDS", 0, 86_400, 60),
  FEED_KEEPS: oneOf("FEED_KEEPS", ["listed", "all"], "listed"),
  PUBLIC_FEED_URL: addressOrPath("PUBLIC_FEED_URL", ownFeed),
  FEED_REDIRECT_HOSTS: hostList("FEED_REDIRECT_HOSTS"),
  QUIZ_CRM_WEBHOOK_URL: httpAddress("QUIZ_CRM_WEBHOOK_URL"),
  QUIZ_WORKFLOW_WEBHOOK_URL: httpAddress("QUIZ_WORKFLOW_WEBHOOK_URL"),
  PUBLIC_QUIZ_CRM_URL: addressOrPath("PUBLIC_QUIZ_CRM_URL", "/api/hooks/crm"),
  PUBLIC_QUIZ_WORKFLOW_URL: addressOrPath("PUBLIC_QUIZ_WORKFLOW_URL", "/api/hooks/workflow"),
  LEADS_WEBHOOK_URL: httpAddress("LEADS_WEBHOOK_URL"),
  WEBHOOK_SECRET: webhookSecret("WEBHOOK_SECRET"),
  WEBHOOK_SECRET_NEXT: webhookSecret("WEBHOOK_SECRET_NEXT"),
  EMBED_ORIGIN: origin("EMBED_ORIGIN"),
  INDEXNOW_KEY: indexNowKey,
  FORM_IDS: byName("FORM_IDS", formNames, embedId("FORM_IDS")),
  CALENDAR_ID: z
    .string()
    .optional()
    .transform((text) => (text ? embedId("CALENDAR_ID")(text) : undefined)),
  DOCUMENT_URLS: byName("DOCUMENT_URLS", documentNames, (text) => parseWebAddress("DOCUMENT_URLS", text).href),
  PROVIDER_SENDS_GUIDES: oneOf("PROVIDER_SENDS_GUIDES", ["0", "1"], "0"),
  SMTP_URL: mailTransport,
  MAIL_FROM: mailbox("MAIL_FROM"),
  OWNER_EMAIL: mailbox("OWNER_EMAIL"),
  MAILS_PER_HOUR: wholeNumber("MAILS_PER_HOUR", 1, Number.MAX_SAFE_INTEGER, 200),
  OWNER_KEY: ownerKey,
  TRUST_PROXY: wholeNumber("TRUST_PROXY", 0, 10, 0),
  LOG_LEVEL: oneOf("LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "trace", "silent"], "info"),
});

const builtInIds = Object.fromEntries(formNames.map((name) => [name, name])) as Record<FormName, string>;
const builtInCalendarId = "consultation";

export type Settings = ReturnType<typeof readSettings>;

/**
 * Every environment variable of the site, checked. Throws a {@link SettingError} that names the first one that
 * cannot be used.
 */
export function readSettings(env: Record<string, string | undefined>) {
  const read = environment.parse(env);
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
    /** Whether browsers read a feed that is not this very site's. */
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
    calendarId: read.CALENDAR_ID ?? builtInCalendarId,
    documentUrls: read.DOCUMENT_URLS,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    ownerEmail: read.OWNER_EMAIL,
    mailsPerHour: read.MAILS_PER_HOUR,
    ownerKey: read.OWNER_KEY,
    /** Whether a guide that was asked for is also mailed, by us or by the provider. */
    sendsGuides: read.SMTP_URL !== undefined || read.PROVIDER_SENDS_GUIDES === "1",
    trustedProxies: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
  };
}
