import type { Db } from "#platform/engine/server/schema.ts";
import { type ConnectionName, connectionNames } from "../words/connections.ts";
import { type FieldValues, settingsOf } from "./connection-fields.ts";
import { decryptSecret } from "./encrypt-secret.ts";
import type { DeskSettings } from "./live-settings.ts";
import { listConnections, type StoredConnection } from "./queries/connections.ts";

/** A connection of the desk, with its secrets in clear. */
export type OpenConnection = {
  name: ConnectionName;
  values: FieldValues;
  secretsAt: number;
  /** Its secrets were encrypted under another key, or there is none: they must be entered again. */
  isLost: boolean;
};

export async function openConnections(db: Db, key: Buffer | undefined): Promise<OpenConnection[]> {
  return (await listConnections(db)).flatMap((stored) => {
    const name = connectionNames.find((each) => each === stored.name);
    return name ? [openConnection(name, stored, key)] : [];
  });
}

function openConnection(name: ConnectionName, stored: StoredConnection, key: Buffer | undefined): OpenConnection {
  const { plain, secrets, secretsAt } = stored;
  if (secretsAt === 0) return { name, values: plain, secretsAt, isLost: false };
  const text = key && decryptSecret(key, purposeOf(name), secrets);
  return { name, values: { ...plain, ...(text && JSON.parse(text)) }, secretsAt, isLost: text === undefined };
}

/** The purpose that a connection's secrets are encrypted for. */
export const purposeOf = (name: ConnectionName) => `connection:${name}`;

/** A connection without its secrets sets nothing: a mail server without its password would refuse every mail. */
export const deskSettingsOf = (connections: readonly OpenConnection[]): DeskSettings[] =>
  connections.filter(({ isLost }) => !isLost).map(({ name, values }) => ({ name, texts: settingsOf(name, values) }));
