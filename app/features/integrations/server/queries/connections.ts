import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import type { Db } from "#platform/engine/server/schema.ts";

/** A connection as the owner entered it. */
export type StoredConnection = {
  name: string;
  plain: Record<string, string>;
  /** Encrypted; empty if it has none. */
  secrets: string;
  /** When the secrets were entered; 0 if it has none. */
  secretsAt: number;
};

export async function listConnections(db: Db): Promise<StoredConnection[]> {
  const rows = await db.selectFrom("connections").selectAll().orderBy("name").execute();
  return rows.map((row) => ({
    name: row.name,
    plain: JSON.parse(row.plain),
    secrets: row.secrets,
    secretsAt: row.secrets_at,
  }));
}

/** Call it in a transaction: instances see the new connection with the new content version, wholly or not at all. */
export async function writeConnection(tx: Db, connection: StoredConnection, nowMs: number): Promise<void> {
  const { name, plain, secrets, secretsAt } = connection;
  const row = { plain: JSON.stringify(plain), secrets, secrets_at: secretsAt, changed_at: nowMs };
  await tx
    .insertInto("connections")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
  await raiseContentVersion(tx);
}

export async function removeConnection(tx: Db, name: string): Promise<void> {
  await tx.deleteFrom("connections").where("name", "=", name).execute();
  await raiseContentVersion(tx);
}

export async function hasSecrets(db: Db): Promise<boolean> {
  const row = await db.selectFrom("connections").select("name").where("secrets", "!=", "").executeTakeFirst();
  return row !== undefined;
}

/** Deletes secrets that no key can decrypt; `secrets_at` still tells that there were some. */
export async function dropSecrets(tx: Db): Promise<void> {
  await tx.updateTable("connections").set({ secrets: "" }).where("secrets", "!=", "").execute();
  await raiseContentVersion(tx);
}
