import { randomBytes } from "node:crypto";
import { ownContact } from "#facts/own-contact.ts";
import { judgeSendingDomain } from "#platform/mail/judge-sending-domain.ts";
import { findMailProvider, mailProviders } from "#platform/mail/mail-providers.ts";
import { lookUpSender } from "#platform/mail/server/look-up-sender.ts";
import { senderOf } from "#platform/mail/server/mail.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { ConnectionName } from "../words/connections.ts";
import { type CheckedConnection, checkConnection, type Entered } from "./check-connection.ts";
import { connectionFields, type FieldValues, settingsOf } from "./connection-fields.ts";
import { decryptSecret, encryptSecret } from "./encrypt-secret.ts";
import { type Found, type TestDeps, testConnection, type Way } from "./integration-tests.ts";
import { mergeConnections } from "./live-settings.ts";
import { deskSettingsOf, type OpenConnection, openConnections, purposeOf } from "./open-connections.ts";
import { removeConnection, writeConnection } from "./queries/connections.ts";
import { deleteIntegrationOutcome, recordIntegrationOutcome } from "./queries/integration-outcomes.ts";

type Deps = TestDeps & {
  /** Undefined if the desk takes no secrets. */
  secretsKey: Buffer | undefined;
  /** Applies a change in this process at once; the others follow. */
  refresh: (name: ConnectionName) => Promise<void>;
};

/** The checked values of a form; `freshSecrets` are those that are not stored. */
export type Typed = CheckedConnection & { isUsableTogether: boolean; freshSecrets: string[] };

/** Services that the owner connects on the desk. */
export type Connections = ReturnType<typeof makeConnections>;

const maxDraftMs = 60 * 60 * 1000;
const nonceBytes = 12;
const signingBytes = 32;

export function makeConnections(deps: Deps) {
  const { db, clock, settings, secretsKey } = deps;
  const open = () => openConnections(db, secretsKey);
  const find = async (name: ConnectionName) => (await open()).find((each) => each.name === name);
  const encrypt = (purpose: string, value: object) =>
    secretsKey ? encryptSecret(secretsKey, purpose, JSON.stringify(value), randomBytes(nonceBytes)) : "";
  /** The settings as they would be. */
  const settingsWith = async (name: ConnectionName, values: FieldValues) => {
    const others = (await open()).filter((each) => each.name !== name);
    const texts = settingsOf(name, values);
    return mergeConnections(settings.environment, [...deskSettingsOf(others), { name, texts }]);
  };
  const readDraft = (name: ConnectionName, draft: string): Entered[] => {
    const text = secretsKey && decryptSecret(secretsKey, draftOf(name), draft);
    const read = text ? (JSON.parse(text) as Entered & { at: number }) : undefined;
    return read && Math.abs(clock() - read.at) < maxDraftMs ? [read] : [];
  };
  return {
    takesSecrets: secretsKey !== undefined,
    async read(name: ConnectionName) {
      return show(name, await find(name), settings);
    },
    makeSigningSecret: () => `whsec_${randomBytes(signingBytes).toString("base64")}`,
    /** Default for the owner's mailbox: the one in use, else the address on the site. */
    ownersAddress: () => settings.ownerEmail?.address ?? ownContact(deps.facts()),
    /** The sender of mails; undefined without a mail service. */
    sender: () => (settings.smtpUrl ? senderOf(settings, deps.facts()) : undefined),
    /** Whether receivers can tell that the site's mails are its own; undefined without a mail service. */
    async judgeSendingDomain() {
      if (!settings.smtpUrl) return undefined;
      const provider = findMailProvider(new URL(settings.smtpUrl).hostname);
      const domain = senderOf(settings, deps.facts()).address.split("@")[1]?.toLowerCase() ?? "";
      const records = await lookUpSender(domain, mailProviders[provider].selectors ?? []);
      return { domain, judged: judgeSendingDomain({ domain, provider }, records) };
    },
    /** Checks what was typed together with secrets entered before; `draft` is a result of {@link draft}. */
    async check(name: ConnectionName, typed: FieldValues, draft: string): Promise<Typed> {
      const stored = await find(name);
      const entered = [...readDraft(name, draft), ...(stored ? [stored] : [])];
      const checked = checkConnection(connectionFields[name].fields, typed, entered, settings.environment);
      if (!secretsKey) refuseSecrets(name, checked);
      const { unusable } = await settingsWith(name, checked.values);
      const secrets = Object.entries(split(name, checked.values).secrets);
      const freshSecrets = secrets.filter(([field, value]) => value !== stored?.values[field]).map(([field]) => field);
      return { ...checked, isUsableTogether: !unusable.includes(name), freshSecrets };
    },
    /** Typed secrets in encrypted form, for the page to carry from a test to the saving. */
    draft: (name: ConnectionName, values: FieldValues) => encrypt(draftOf(name), { values, at: clock() }),
    /** Sends or reads something real with the typed values; stores the result if those are in use. */
    async test(name: ConnectionName, values: FieldValues, way: Way, testTo?: string): Promise<Found> {
      const tried = (await settingsWith(name, values)).settings;
      const ownerEmail = testTo ? { name: "", address: testTo } : tried.ownerEmail;
      const found = await testConnection(name, { ...deps, settings: { ...tried, ownerEmail } }, way);
      const stored = await find(name);
      if (isSame(stored?.values ?? {}, values)) await recordIntegrationOutcome(db, name, { ...found, at: clock() });
      return found;
    },
    async save(name: ConnectionName, values: FieldValues): Promise<void> {
      const stored = await find(name);
      const { plain, secrets } = split(name, values);
      const hasSecrets = Object.keys(secrets).length > 0;
      const isKept = stored && !stored.isLost && isSame(split(name, stored.values).secrets, secrets);
      await db.transaction().execute(async (tx) => {
        const row = { name, plain, secrets: hasSecrets ? encrypt(purposeOf(name), secrets) : "" };
        const secretsAt = isKept ? stored.secretsAt : clock();
        await writeConnection(tx, { ...row, secretsAt: hasSecrets ? secretsAt : 0 }, clock());
        if (!isSame(stored?.values ?? {}, values)) await deleteIntegrationOutcome(tx, name);
      });
      await deps.refresh(name);
    },
    async disconnect(name: ConnectionName): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await removeConnection(tx, name);
        await deleteIntegrationOutcome(tx, name);
      });
      await deps.refresh(name);
    },
  };
}

function refuseSecrets(name: ConnectionName, { values, problems }: CheckedConnection) {
  for (const field of Object.keys(split(name, values).secrets)) problems[field] = "unusable";
}

const draftOf = (name: ConnectionName) => `draft:${name}`;

const filledIn = (values: FieldValues) => Object.entries(values).filter(([, value]) => value);
const isSame = (one: FieldValues, other: FieldValues) =>
  JSON.stringify(filledIn(one).sort()) === JSON.stringify(filledIn(other).sort());

/** Empty values are not kept. */
function split(name: ConnectionName, values: FieldValues) {
  const secret = new Set(connectionFields[name].fields.filter(({ isSecret }) => isSecret).map((field) => field.name));
  const of = (isSecret: boolean) =>
    Object.fromEntries(filledIn(values).filter(([field]) => secret.has(field) === isSecret)) as Record<string, string>;
  return { plain: of(false), secrets: of(true) };
}

/** A connection as its page shows it: of secrets only the time when they were entered. */
function show(name: ConnectionName, stored: OpenConnection | undefined, { environment }: Settings) {
  const fields = connectionFields[name].fields.map(({ name, setting, isSecret, isOptional, choices }) => ({
    name,
    isSecret: isSecret === true,
    isOptional: isOptional === true,
    choices: choices ?? [],
    isSetByServer: environment[setting] !== undefined,
    enteredAt: isSecret && stored?.values[name] ? stored.secretsAt : undefined,
  }));
  const values = stored ? split(name, stored.values).plain : {};
  return { name, fields, values, isStored: stored !== undefined, isLost: stored?.isLost === true };
}
