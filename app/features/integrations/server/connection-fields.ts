import { formNames } from "#facts/forms.ts";
import { joinAppPassword } from "#platform/mail/app-password.ts";
import { isEmailAddress } from "#platform/mail/email-address.ts";
import { mailSecurities } from "#platform/mail/mail-providers.ts";
import { mailServerAddress } from "#platform/mail/mail-server-address.ts";
import { isUsableSetting, type SettingName, type SettingTexts } from "#platform/settings/server/settings.ts";
import { type ConnectionName, connectionNames } from "../words/connections.ts";
import type { IntegrationName } from "../words/integrations.ts";

/** A field of a connection, and the setting that it makes up, alone or with others. */
export type ConnectionField = {
  name: string;
  setting: SettingName;
  /** Encrypted, and never shown again. */
  isSecret?: true;
  isOptional?: true;
  choices?: readonly string[];
  /** By default, the check of its setting. */
  isUsable?: (value: string) => boolean;
  /** Normalizes what was typed. */
  tidy?: (typed: string) => string;
  /** A secret that is kept only while these fields stay as they were. */
  boundTo?: readonly string[];
};

export type FieldValues = Partial<Record<string, string>>;

type Connection = {
  fields: readonly ConnectionField[];
  /** The settings that the fields make; each field makes its own if this is left out. */
  toSettings?: (values: FieldValues) => SettingTexts;
};

const address = (setting: SettingName): Connection => ({ fields: [{ name: "url", setting, isSecret: true }] });

const optional = true as const;
/** The port and the encryption too: another program may listen at another port, and see the password in clear. */
const mailServerFields = ["host", "port", "security"] as const;
const anything = () => true;
const isId = (id: string) => isUsableSetting("CALENDAR_ID", id);
const isMailServer = (part: { host?: string; port?: string }) =>
  mailServerAddress({ host: "localhost", port: "25", security: "tls", ...part }) !== undefined;

/** Everything that can be connected on the desk. A later service adds its fields here. */
export const connectionFields: Record<ConnectionName, Connection> = {
  mail: {
    fields: [
      { name: "host", setting: "SMTP_URL", isUsable: (host) => isMailServer({ host }) },
      { name: "port", setting: "SMTP_URL", isUsable: (port) => isMailServer({ port }) },
      { name: "security", setting: "SMTP_URL", choices: mailSecurities },
      { name: "user", setting: "SMTP_URL", isOptional: optional, isUsable: anything },
      {
        name: "password",
        setting: "SMTP_URL",
        isSecret: true,
        isOptional: optional,
        boundTo: mailServerFields,
        isUsable: anything,
        tidy: joinAppPassword,
      },
      { name: "from", setting: "MAIL_FROM", isOptional: optional },
      { name: "selector", setting: "DKIM_SELECTOR", isOptional: optional },
      { name: "signingKey", setting: "DKIM_PRIVATE_KEY", isSecret: true, isOptional: optional },
    ],
    // Most servers take only a sender that is their user.
    toSettings: ({ host = "", port = "", security = "", user = "", password, from = "", ...dkim }) => ({
      SMTP_URL: mailServerAddress({ host, port, security, user, password }) ?? "",
      MAIL_FROM: from || (isEmailAddress(user) ? user : ""),
      DKIM_SELECTOR: dkim.selector ?? "",
      DKIM_PRIVATE_KEY: dkim.signingKey ?? "",
    }),
  },
  replies: {
    fields: [
      { name: "host", setting: "IMAP_URL", isUsable: (host) => isMailServer({ host }) },
      { name: "port", setting: "IMAP_URL", isUsable: (port) => isMailServer({ port }) },
      { name: "security", setting: "IMAP_URL", choices: mailSecurities },
      { name: "user", setting: "IMAP_URL", isUsable: anything },
      {
        name: "password",
        setting: "IMAP_URL",
        isSecret: true,
        boundTo: mailServerFields,
        isUsable: anything,
        tidy: joinAppPassword,
      },
    ],
    toSettings: ({ host = "", port = "", security = "", user = "", password }) => ({
      IMAP_URL: mailServerAddress({ host, port, security, user, password }, "imap") ?? "",
    }),
  },
  "owner-mailbox": { fields: [{ name: "address", setting: "OWNER_EMAIL" }] },
  leads: address("LEADS_WEBHOOK_URL"),
  "quiz-crm": address("QUIZ_CRM_WEBHOOK_URL"),
  "quiz-workflow": address("QUIZ_WORKFLOW_WEBHOOK_URL"),
  signing: {
    fields: [
      { name: "secret", setting: "WEBHOOK_SECRET", isSecret: true },
      { name: "next", setting: "WEBHOOK_SECRET_NEXT", isSecret: true, isOptional: optional },
    ],
  },
  feed: {
    fields: [
      { name: "url", setting: "FEED_URL", isSecret: true },
      { name: "keeps", setting: "FEED_KEEPS", choices: ["listed", "all"] },
      { name: "hosts", setting: "FEED_REDIRECT_HOSTS", isOptional: optional },
    ],
  },
  forms: {
    fields: [
      { name: "origin", setting: "EMBED_ORIGIN" },
      ...formNames.map((name) => ({ name, setting: "FORM_IDS" as const, isOptional: optional, isUsable: isId })),
      { name: "calendar", setting: "CALENDAR_ID", isOptional: optional },
    ],
    toSettings: ({ origin = "", calendar = "", ...ids }) => ({
      EMBED_ORIGIN: origin,
      CALENDAR_ID: calendar,
      FORM_IDS: JSON.stringify(Object.fromEntries(formNames.flatMap((name) => (ids[name] ? [[name, ids[name]]] : [])))),
    }),
  },
  "busy-calendars": {
    fields: ["first", "second", "third", "fourth"].map((name, place) => ({
      name,
      setting: "BUSY_CALENDARS" as const,
      isSecret: true as const,
      ...(place > 0 ? { isOptional: optional } : {}),
      isUsable: (address) => !/\s/.test(address) && isUsableSetting("BUSY_CALENDARS", address),
    })),
    toSettings: (values) => ({ BUSY_CALENDARS: Object.values(values).filter(Boolean).join(" ") }),
  },
  caldav: {
    fields: [
      { name: "url", setting: "CALDAV_URL" },
      { name: "user", setting: "CALDAV_USER", isUsable: anything },
      { name: "password", setting: "CALDAV_PASSWORD", isSecret: true, boundTo: ["url"], isUsable: anything },
    ],
  },
  dash: {
    fields: [
      { name: "url", setting: "DASH_MODEL_URL" },
      { name: "model", setting: "DASH_MODEL" },
      { name: "key", setting: "DASH_MODEL_KEY", isSecret: true, isOptional: optional, boundTo: ["url"] },
    ],
  },
  "index-now": { fields: [{ name: "key", setting: "INDEXNOW_KEY" }] },
};

/** Returns the settings that a connection's fields make. */
export function settingsOf(name: ConnectionName, values: FieldValues): SettingTexts {
  const { fields, toSettings } = connectionFields[name];
  if (toSettings) return toSettings(values);
  return Object.fromEntries(fields.map((field) => [field.setting, values[field.name] ?? ""]));
}

/** The page of an integration's connection: one provider has the forms and the calendar. */
export const connectionOf = (name: IntegrationName): ConnectionName | undefined =>
  name === "calendar" ? "forms" : connectionNames.find((each) => each === name);
